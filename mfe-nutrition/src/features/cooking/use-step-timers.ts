import { useInterval } from '@nestwell/remote-kit';
import { useState } from 'react';
import type { StepTimer } from './lib/step-timer';
import { readySound, ring } from './ring';

export interface RunningTimer extends StepTimer {
  /** Of which step, counted from 0. */
  step: number;
  /** Whole seconds left; 0 when it rings. */
  left: number;
}

interface Started extends StepTimer {
  step: number;
  endsAt: number;
}

const SECOND = 1000;
/** So long it rings when nobody stops it. */
const RINGS = 60 * SECOND;

/** Timers that run on while she goes to other steps, each until she stops it. They go by the clock, not by ticks. */
export function useStepTimers() {
  const [started, setStarted] = useState<readonly Started[]>([]);
  const [now, setNow] = useState(() => Date.now());
  useInterval(started.length > 0 ? SECOND / 2 : null, () => {
    const moment = Date.now();
    setNow(moment);
    const isRinging = started.some(({ endsAt }) => endsAt <= moment && moment < endsAt + RINGS);
    if (isRinging && Math.floor(moment / SECOND) % 2 === 0) ring();
  });
  const stop = (step: number) => setStarted((all) => all.filter((one) => one.step !== step));
  const start = (step: number, timer: StepTimer) => {
    readySound();
    const moment = Date.now();
    setNow(moment);
    setStarted((all) => [
      ...all.filter((one) => one.step !== step),
      { ...timer, step, endsAt: moment + timer.seconds * SECOND },
    ]);
  };
  const running = started.map(({ endsAt, ...timer }): RunningTimer => ({
    ...timer,
    left: Math.max(0, Math.ceil((endsAt - now) / SECOND)),
  }));
  return { running, start, stop };
}
