import { useTimer } from '@nestwell/remote-kit';
import { useEffect, useRef, useState } from 'react';
import type { Command } from './commands';

/** How long a key waits for the module that acts in place, before its page is asked. */
const PATIENCE_MS = 2000;

/** Does a command where she is as soon as its module has told how; else its page is asked for it. */
export function useInPlace(commands: readonly Command[], ask: (command: Command) => void) {
  const [awaited, setAwaited] = useState<Command>();
  const timer = useTimer();
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  const ready = awaited && commands.find(({ id, act }) => id === awaited.id && act);
  useEffect(() => {
    if (!awaited) return undefined;
    if (ready) {
      setAwaited(undefined);
      return ready.act?.();
    }
    timer.start(PATIENCE_MS, () => {
      setAwaited(undefined);
      latest.current(awaited);
    });
    return timer.stop;
  }, [awaited, ready, timer]);
  return setAwaited;
}
