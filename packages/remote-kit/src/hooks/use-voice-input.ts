import { useCallback, useEffect, useRef, useState } from 'react';
import { recognitionMaker, type Recognition } from './speech-recognition';
import { useOnDevice } from './use-on-device';
import { useTimer } from './use-timer';

interface VoiceHandlers {
  /** What was heard, trimmed. */
  onHeard: (text: string) => void;
  /** The Web Speech API's code: 'not-allowed', 'no-speech', 'network'…; 'unsupported', 'refused', 'uninitialized'. */
  onError: (code: string) => void;
}

export interface VoiceInput {
  supported: boolean;
  listening: boolean;
  /** Whether it begins; `onError` has said why not. */
  start: () => boolean;
  stop: () => void;
}

const canListen = () => recognitionMaker() !== null;

/** So long may a browser take until it listens: it may ask her for the microphone first. */
const START_WITHIN = 20_000;
/** So long it may listen before it has heard anything. */
const HEAR_WITHIN = 60_000;

/** Listens to one utterance in US English, without interim results. */
export function useVoiceInput(handlers: VoiceHandlers): VoiceInput {
  const [listening, setListening] = useState(false);
  const active = useRef<Recognition | null>(null);
  const limit = useTimer();
  const supported = useOnDevice(canListen, true);
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });

  const stop = useCallback(() => {
    const recognition = active.current;
    active.current = null;
    limit.stop();
    setListening(false);
    recognition?.abort();
  }, [limit]);

  const start = useCallback(() => {
    const Maker = recognitionMaker();
    stop();
    if (!Maker) {
      latest.current.onError('unsupported');
      return false;
    }
    let recognition: Recognition;
    const isCurrent = () => active.current === recognition;
    const fail = (code: string) => {
      if (!isCurrent()) return;
      stop();
      latest.current.onError(code);
    };
    const failAfter = (ms: number, code: string) => limit.start(ms, () => fail(code));
    try {
      recognition = singleUtterance(new Maker());
      // Some browsers go on listening after the one utterance: a result and an error both stop.
      recognition.onresult = ({ results }) => {
        if (!isCurrent()) return;
        stop();
        latest.current.onHeard(results[0]?.[0]?.transcript.trim() ?? '');
      };
      recognition.onerror = ({ error }) => fail(error);
      recognition.onstart = () => isCurrent() && failAfter(HEAR_WITHIN, 'no-speech');
      recognition.onend = () => {
        if (isCurrent()) stop();
      };
      active.current = recognition;
      setListening(true);
      failAfter(START_WITHIN, 'refused');
      recognition.start();
      return true;
    } catch (failure) {
      // One that is busy, or forbidden by the page's policy, refuses here and says nothing later.
      stop();
      latest.current.onError(failure instanceof DOMException ? 'refused' : 'uninitialized');
      return false;
    }
  }, [stop, limit]);

  useEffect(() => stop, [stop]);

  return { supported, listening, start, stop };
}

function singleUtterance(recognition: Recognition): Recognition {
  return Object.assign(recognition, {
    lang: 'en-US',
    continuous: false,
    interimResults: false,
    maxAlternatives: 1,
  });
}
