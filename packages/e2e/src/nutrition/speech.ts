import type { Page } from '@playwright/test';

interface FakeSpeech {
  spoken: string[];
  cancelled: number;
  voices: { rate: number; pitch: number; volume: number }[];
  /** Ends what is being read. */
  finish: () => void;
  /** Answers what is being listened for. */
  hear: (said: string) => void;
  fail: (code: string) => void;
}

declare global {
  interface Window {
    fakeSpeech: FakeSpeech;
  }
}

/** A browser that reads and listens without sound; `listening: false` is one that cannot listen. */
export async function fakeSpeech(page: Page, { listening = true } = {}): Promise<void> {
  await page.addInitScript((canListen) => {
    let current: SpeechSynthesisUtterance | null = null;
    let recognition: Recognition | null = null;
    const end = () => {
      current?.dispatchEvent(new Event('end'));
      current = null;
    };
    const fake: FakeSpeech = {
      spoken: [],
      cancelled: 0,
      voices: [],
      finish: end,
      hear: (said) => {
        recognition?.onresult?.({ results: [[{ transcript: said }]] });
        recognition?.onend?.();
      },
      fail: (error) => {
        recognition?.onerror?.({ error });
        recognition?.onend?.();
      },
    };
    class Utterance extends EventTarget {
      constructor(readonly text: string) {
        super();
      }
    }
    const synthesis = {
      speak: (utterance: SpeechSynthesisUtterance) => {
        current = utterance;
        const { rate, pitch, volume, text } = utterance;
        fake.spoken.push(text);
        fake.voices.push({ rate, pitch, volume });
      },
      cancel: () => {
        if (current) fake.cancelled += 1;
        end();
      },
    };
    const listenWith = (started: Recognition) => {
      recognition = started;
    };
    class Recognition {
      onresult?: (event: object) => void;
      onerror?: (event: object) => void;
      onend?: () => void;
      start() {
        listenWith(this);
      }
      abort() {
        recognition = null;
      }
    }
    Object.defineProperty(window, 'fakeSpeech', { value: fake });
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
    const maker = canListen ? Recognition : undefined;
    Object.defineProperty(window, 'SpeechRecognition', { value: maker });
    Object.defineProperty(window, 'webkitSpeechRecognition', { value: maker });
  }, listening);
}
