import { HOUR, later } from '../moments';

/** Moments in ISO 8601. A movement has no length: its end says that she finished the count with it. */
export interface Movement {
  startedAt: string;
  endedAt: string | null;
}

export interface MovementCount<Noted extends Movement = Movement> {
  from: Date;
  /** The last movement of it. */
  to: Date;
  count: number;
  movements: readonly Noted[];
}

const WINDOW = 2 * HOUR;

const byTime = (one: Movement, other: Movement) => Date.parse(one.startedAt) - Date.parse(other.startedAt);

const isFinished = ({ movements }: Pick<MovementCount, 'movements'>): boolean =>
  movements.some(({ endedAt }) => endedAt !== null);

/**
 * Movements by the counts they make, newest first: a count begins with a movement, and ends with the number her country
 * counts to, with the movement she finished it at, or two hours later. A count is over, not "good".
 */
export function countsOf<Noted extends Movement>(
  movements: readonly Noted[],
  target: number,
): MovementCount<Noted>[] {
  const groups: Noted[][] = [];
  for (const movement of [...movements].sort(byTime)) {
    const last = groups.at(-1);
    const first = last?.[0];
    const goesOn =
      last &&
      first &&
      last.length < target &&
      !isFinished({ movements: last }) &&
      Date.parse(movement.startedAt) - Date.parse(first.startedAt) <= WINDOW;
    if (goesOn) last.push(movement);
    else groups.push([movement]);
  }
  return groups.map(countOf).reverse();
}

function countOf<Noted extends Movement>(movements: readonly Noted[]): MovementCount<Noted> {
  const times = movements.map(({ startedAt }) => Date.parse(startedAt));
  return {
    from: new Date(Math.min(...times)),
    to: new Date(Math.max(...times)),
    count: movements.length,
    movements,
  };
}

/** Whether more can still be counted into it. */
export const isOpen = (count: MovementCount, target: number, now: Date): boolean =>
  count.count < target && !isFinished(count) && now < later(count.from, WINDOW);

/** Two hours have passed and the number was not reached: she is to call now. One she finished is not counted on. */
export const isShort = (count: MovementCount, target: number, now: Date): boolean =>
  count.count < target && !isFinished(count) && now >= later(count.from, WINDOW);
