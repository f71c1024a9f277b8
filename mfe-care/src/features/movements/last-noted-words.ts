import type { BabyNoteAnswer } from '@nestwell/contracts/care';
import { deviceClock, timeAgo } from '@nestwell/domain/device-time';

/** 'Last noted 3 h ago, 9:40' */
export function lastNotedWords(movements: readonly BabyNoteAnswer[], now: Date): string {
  const moments = movements.map(({ startedAt }) => Date.parse(startedAt));
  if (moments.length === 0) return 'Nothing noted yet';
  const last = new Date(Math.max(...moments));
  return `Last noted ${timeAgo(last, now)}, ${deviceClock(last)}`;
}
