import { HOUR, MINUTE } from '../moments';

/** ISO 8601; one that goes on has no end. */
export interface Contraction {
  startedAt: string;
  endedAt: string | null;
}

const startOf = ({ startedAt }: Contraction) => Date.parse(startedAt);
const oldestFirst = (all: readonly Contraction[]) =>
  [...all].sort((one, other) => startOf(one) - startOf(other));

/** Milliseconds from the start of the one before to the start of this one; null of the first. */
export function apartOf(all: readonly Contraction[], one: Contraction): number | null {
  const before = oldestFirst(all)
    .filter((each) => startOf(each) < startOf(one))
    .at(-1);
  return before ? startOf(one) - startOf(before) : null;
}

export type CallRule = 'five-one-one' | 'three-in-ten' | 'before-term';

interface Situation {
  now: Date;
  /** Which rule her country goes by at term; none elsewhere. */
  rule: Exclude<CallRule, 'before-term'> | undefined;
  isTerm: boolean;
}

/** The rule that is met: what puts "Call now" on the screen. Never says that it is too early. */
export function ruleMet(all: readonly Contraction[], { now, rule, isTerm }: Situation): CallRule | undefined {
  const lastHour = oldestFirst(all).filter((each) => startOf(each) > now.getTime() - HOUR - 5 * MINUTE);
  // Three within an hour are a pattern to call about before term.
  if (!isTerm)
    return lastHour.filter((each) => startOf(each) > now.getTime() - HOUR).length >= 3
      ? 'before-term'
      : undefined;
  if (rule === 'three-in-ten') return hasThreeInTen(lastHour) ? rule : undefined;
  if (rule === 'five-one-one') return isFiveOneOne(lastHour, now) ? rule : undefined;
  return undefined;
}

const hasThreeInTen = (all: readonly Contraction[]) =>
  all.some((first, index) => {
    const third = all[index + 2];
    return third !== undefined && startOf(third) - startOf(first) <= 10 * MINUTE;
  });

/** Five minutes apart and a minute long, on average over an hour: a single slow one is no reason to wait. */
function isFiveOneOne(all: readonly Contraction[], now: Date): boolean {
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last || now.getTime() - startOf(first) < HOUR) return false;
  const gap = (startOf(last) - startOf(first)) / (all.length - 1);
  const ended = all.flatMap((each) =>
    each.endedAt === null ? [] : [Date.parse(each.endedAt) - startOf(each)],
  );
  const length = ended.reduce((sum, one) => sum + one, 0) / ended.length;
  return gap <= 5 * MINUTE && length >= MINUTE;
}
