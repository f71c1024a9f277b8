import { useTimer, useVoiceInput } from '@nestwell/remote-kit';
import { useEffect, useRef, useState } from 'react';
import { commandIn, type Command } from './lib/command';

interface KitchenVoice {
  supported: boolean;
  /** What stands in the listening line. */
  line: string;
}

/** Between two utterances: a browser that ends at once must not be asked again at once. */
const PAUSE = 400;
/** As often in a row may it hear nothing; then she has gone. */
const SILENT = 10;
const HINT = 'Say “next”, “back”, “repeat” or “start the timer”';
/** Nothing was said, or the page was hidden: it goes on. */
const PASSES = ['no-speech', 'aborted'];

/** Listens for commands one after the other while it is on, but not to its own voice. */
export function useKitchenVoice(
  on: boolean,
  isSpeaking: boolean,
  { onCommand, onLost }: { onCommand: (command: Command) => void; onLost: (line: string) => void },
): KitchenVoice {
  const [line, setLine] = useState(HINT);
  const [turn, setTurn] = useState(0);
  const silent = useRef(0);
  const again = useTimer();
  const { supported, start, stop } = useVoiceInput({
    onHeard: (said) => {
      silent.current = 0;
      const command = commandIn(said);
      setLine(command || said === '' ? HINT : `Heard “${said}”. ${HINT}`);
      if (command) onCommand(command);
      again.start(PAUSE, () => setTurn((former) => former + 1));
    },
    onError: (code) => {
      silent.current += 1;
      if (PASSES.includes(code) && silent.current < SILENT) {
        again.start(PAUSE, () => setTurn((former) => former + 1));
        return;
      }
      silent.current = 0;
      onLost(
        code === 'not-allowed' || code === 'service-not-allowed'
          ? 'The microphone is not allowed here.'
          : 'Listening stopped. Press Voice to go on.',
      );
    },
  });
  useEffect(() => {
    if (!on || isSpeaking) return;
    start();
    return stop;
  }, [on, isSpeaking, turn, start, stop]);
  return { supported, line };
}
