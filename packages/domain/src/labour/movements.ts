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
 * counts to, with the movement she finished it at, or two hours later. A count is over, not "good". One that she began
 * before its first movement, at one of the `starts`, runs from there: two hours without any are a count of none.
 */
export function countsOf<Noted extends Movement>(
  movements: readonly Noted[],
  target: number,
  starts: readonly Date[] = [],
): MovementCount<Noted>[] {
  const bounds = starts.map((start) => start.getTime()).sort((one, other) => one - other);
  const between = (from: number, until: number) =>
    movements.filter(({ startedAt }) => Date.parse(startedAt) >= from && Date.parse(startedAt) < until);
  const [first = Infinity] = bounds;
  return [
    ...groupsOf(between(-Infinity, first), target).map((group) => countOf(group)),
    ...bounds.flatMap((from, at) =>
      startedAt(new Date(from), between(from, bounds[at + 1] ?? Infinity), target),
    ),
  ].reverse();
}

/** The count that runs from a start, and those that follow it. */
function startedAt<Noted extends Movement>(
  started: Date,
  movements: readonly Noted[],
  target: number,
): MovementCount<Noted>[] {
  const isIn = (movement: Movement) => new Date(movement.startedAt) <= later(started, WINDOW);
  const [counted = [], ...others] = groupsOf(movements.filter(isIn), target);
  const after = groupsOf(
    movements.filter((movement) => !isIn(movement)),
    target,
  );
  return [countOf(counted, started), ...[...others, ...after].map((group) => countOf(group))];
}

function groupsOf<Noted extends Movement>(movements: readonly Noted[], target: number): Noted[][] {
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
  return groups;
}

function countOf<Noted extends Movement>(movements: readonly Noted[], started?: Date): MovementCount<Noted> {
  const times = [
    ...(started ? [started.getTime()] : []),
    ...movements.map(({ startedAt }) => Date.parse(startedAt)),
  ];
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

/** Two hours have passed and the number was not reached. One she finished is not counted on. */
const isShort = (count: MovementCount, target: number, now: Date): boolean =>
  count.count < target && !isFinished(count) && now >= later(count.from, WINDOW);

export interface ShortCount<Noted extends Movement = Movement> {
  count: MovementCount<Noted>;
  /** She is to call now; else she left it unfinished on another day, which says nothing of her baby. */
  isResult: boolean;
}

/** How long a short count stands, also past midnight. */
const STANDS = 12 * HOUR;

/**
 * The last count that fell short, of the counts as `countsOf` gives them. What she is to call about stands until a later
 * count reaches the number: movements noted after it take nothing back. One of another day is no result any more, since
 * she may have put the phone away, and is left alone once she has counted anew.
 */
export function shortCount<Noted extends Movement>(
  counts: readonly MovementCount<Noted>[],
  target: number,
  { now, isToday }: { now: Date; isToday: (moment: Date) => boolean },
): ShortCount<Noted> | undefined {
  const reached = counts.findIndex(({ count }) => count >= target);
  const since = reached === -1 ? counts : counts.slice(0, reached);
  const count = since.find((one) => isShort(one, target, now));
  if (!count) return undefined;
  const over = later(count.from, WINDOW);
  const isResult = isToday(over) || now < later(over, STANDS);
  return isResult || count === counts[0] ? { count, isResult } : undefined;
}
