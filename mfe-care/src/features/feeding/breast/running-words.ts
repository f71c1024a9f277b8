import type { BabyNoteAnswer } from '@nestwell/contracts/care';
import { isPaused, pausesOf } from '@nestwell/domain/feeding';
import { deviceClock } from '@nestwell/domain/device-time';
import { runningTime, spanWords } from '../../../lib/duration-words';

function line(running: BabyNoteAnswer, now: Date): string {
  const stoppedAt = running.sides.at(-1)?.to;
  if (isPaused(running) && stoppedAt)
    return `Paused at ${deviceClock(new Date(stoppedAt))}. Nothing is counted.`;
  const since = `Right now. Since ${deviceClock(new Date(running.startedAt))}`;
  const pauses = pausesOf(running.sides, now);
  if (pauses.length === 0) return `${since}.`;
  const length = spanWords(pauses.reduce((sum, pause) => sum + pause, 0));
  return pauses.length === 1
    ? `${since}, one pause of ${length}.`
    : `${since}, ${pauses.length} pauses of ${length}.`;
}

export const runningWords = { time: runningTime, line };
