import { useCallback, useEffect, useRef, useState } from 'react';
import { recognitionMaker, type Recognition } from './speech-recognition';

interface VoiceHandlers {
  /** What was heard, trimmed. */
  onHeard: (text: string) => void;
  /** The Web Speech API's code: 'not-allowed', 'no-speech', 'network', 'audio-capture'… or 'unsupported'. */
  onError: (code: string) => void;
}

export interface VoiceInput {
  supported: boolean;
  listening: boolean;
  start: () => void;
  stop: () => void;
}

/** Listens to one utterance in US English, without interim results. */
export function useVoiceInput(handlers: VoiceHandlers): VoiceInput {
  const [listening, setListening] = useState(false);
  const active = useRef<Recognition | null>(null);
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });

  const stop = useCallback(() => {
    const recognition = active.current;
    active.current = null;
    setListening(false);
    recognition?.abort();
  }, []);

  const start = useCallback(() => {
    const Maker = recognitionMaker();
    if (!Maker) return latest.current.onError('unsupported');
    stop();
    const recognition = singleUtterance(new Maker());
    const isCurrent = () => active.current === recognition;
    // Some browsers go on listening after the one utterance: a result and an error both stop.
    recognition.onresult = ({ results }) => {
      if (!isCurrent()) return;
      stop();
      latest.current.onHeard(results[0]?.[0]?.transcript.trim() ?? '');
    };
    recognition.onerror = ({ error }) => {
      if (!isCurrent()) return;
      stop();
      latest.current.onError(error);
    };
    recognition.onend = () => {
      if (isCurrent()) stop();
    };
    active.current = recognition;
    setListening(true);
    recognition.start();
  }, [stop]);

  useEffect(() => stop, [stop]);

  return { supported: recognitionMaker() !== null, listening, start, stop };
}

function singleUtterance(recognition: Recognition): Recognition {
  return Object.assign(recognition, {
    lang: 'en-US',
    continuous: false,
    interimResults: false,
    maxAlternatives: 1,
  });
}
