import { HOUR, later } from '../moments';

export interface MovementCount {
  from: Date;
  /** The last movement of it. */
  to: Date;
  count: number;
}

const WINDOW = 2 * HOUR;

/**
 * Movements by the counts they make, newest first: a count begins with a movement, and ends with the number her country
 * counts to, or two hours later. A count is over, not "good".
 */
export function countsOf(moments: readonly Date[], target: number): MovementCount[] {
  const counts: MovementCount[] = [];
  for (const at of [...moments].sort((one, other) => one.getTime() - other.getTime())) {
    const last = counts.at(-1);
    if (last && last.count < target && at.getTime() - last.from.getTime() <= WINDOW) {
      last.to = at;
      last.count += 1;
    } else counts.push({ from: at, to: at, count: 1 });
  }
  return counts.reverse();
}

/** Whether more can still be counted into it. */
export const isOpen = ({ from, count }: MovementCount, target: number, now: Date): boolean =>
  count < target && now < later(from, WINDOW);

/** Two hours have passed and the number was not reached: she is to call now. */
export const isShort = ({ from, count }: MovementCount, target: number, now: Date): boolean =>
  count < target && now >= later(from, WINDOW);
