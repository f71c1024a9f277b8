import { useEffect, useId, useSyncExternalStore } from 'react';
import { useOnDevice } from './use-on-device';
import { speechPlayer, type Voice } from './speech-player';

export interface Speech {
  supported: boolean;
  /** This component's text is being read, not another's. */
  speaking: boolean;
  /** Starts reading; pressed again it cancels. */
  toggle: (text: string) => void;
  /** Reads, replacing whatever is read now; settles when it is over. Default voice: rate 0.8, pitch 1, volume 0.8. */
  speak: (text: string, voice?: Voice) => Promise<void>;
  stop: () => void;
}

/** Reading aloud. Call it once in each component that has its own button; leaving the screen stops it. */
export function useSpeech(): Speech {
  const owner = useId();
  const speaking = useSyncExternalStore(
    speechPlayer.subscribe,
    () => speechPlayer.current() === owner,
    () => false,
  );
  const supported = useOnDevice(() => speechPlayer.supported, true);
  useEffect(() => () => speechPlayer.stop(owner), [owner]);
  return {
    supported,
    speaking,
    toggle: (text) => (speaking ? speechPlayer.stop(owner) : void speechPlayer.play(owner, text)),
    speak: (text, voice) => speechPlayer.play(owner, text, voice),
    stop: () => speechPlayer.stop(owner),
  };
}
