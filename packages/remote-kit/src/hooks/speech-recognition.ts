/** The part of the Web Speech API that listening uses; browsers' own typings lack it. */
export interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onstart: (() => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}

type RecognitionMaker = new () => Recognition;

/** Null where the browser cannot listen. */
export function recognitionMaker(): RecognitionMaker | null {
  const scope = globalThis as {
    SpeechRecognition?: RecognitionMaker;
    webkitSpeechRecognition?: RecognitionMaker;
  };
  return scope.SpeechRecognition ?? scope.webkitSpeechRecognition ?? null;
}
