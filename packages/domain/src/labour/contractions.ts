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

/** Why to call now: what was timed meets this rule. */
export type CallRule = 'three-in-ten' | 'five-apart' | 'before-term' | 'lower-bar';

/** What decides how soon to call. A fact that is null was not said, and counts as the more careful of its answers. */
export interface LabourSituation {
  /** Week of pregnancy, 1 to 42; null where it is not known. */
  week: number | null;
  /** The due date itself is known, and not only about which week it is. */
  isDateExact: boolean;
  babies: number;
  earlierBirth: boolean | null;
  earlierCaesarean: boolean | null;
  lowPlacenta: boolean | null;
}

/** From this week on labour is at term. */
const TERM_WEEK = 37;
/** A week that is only a guess may be several too many: until this one labour may still be before term. */
const GUESSED_TERM_WEEK = 41;
/** A rule that was met stays met this long, whatever is timed afterwards. */
const STANDS = 2 * HOUR;

/**
 * The rule that is met by what was timed in the last two hours, in every country alike; undefined where none is, which
 * never means that it is too early. Starts alone count: how long each lasts decides nothing. Source: ACOG (5-1-1 as a
 * rule for leaving home with a first baby), NHS (three in ten minutes), Queensland Health and Canberra Health Services
 * (five minutes apart; sooner with a second baby).
 */
export function callRuleMet(
  all: readonly Contraction[],
  situation: LabourSituation,
  now: Date,
): CallRule | undefined {
  const starts = oldestFirst(all)
    .map(startOf)
    .filter((start) => start > now.getTime() - STANDS);
  if (isMaybeBeforeTerm(situation) && hasCount(starts, fewestBeforeTerm(situation), HOUR))
    return 'before-term';
  if (hasLowerBar(situation, starts)) return 'lower-bar';
  if (hasCount(starts, 3, 10 * MINUTE)) return 'three-in-ten';
  // Every three minutes for a quarter of an hour are three in ten minutes already.
  return hasGap(starts, 5 * MINUTE, 30 * MINUTE) ? 'five-apart' : undefined;
}

/** Twins and more come early most often: while it may be before term, two in an hour are enough. */
function fewestBeforeTerm({ week, isDateExact, babies }: LabourSituation): number {
  const isSurelyTerm = week !== null && week >= (isDateExact ? TERM_WEEK : GUESSED_TERM_WEEK);
  return babies > 1 && !isSurelyTerm ? 2 : 3;
}

/** Twins and more are called about as before term, whatever the week. */
function isMaybeBeforeTerm({ week, isDateExact, babies }: LabourSituation): boolean {
  if (week === null || babies > 1) return true;
  return week < (isDateExact ? TERM_WEEK : GUESSED_TERM_WEEK);
}

/** A scar or a low placenta is called about with the first pattern; a second baby may come fast. */
function hasLowerBar(situation: LabourSituation, starts: readonly number[]): boolean {
  const { earlierBirth, earlierCaesarean, lowPlacenta } = situation;
  if (earlierCaesarean !== false || lowPlacenta === true) return hasCount(starts, 3, HOUR);
  return earlierBirth !== false && hasCount(starts, 3, 30 * MINUTE);
}

/** Whether so many starts lie within a span. */
const hasCount = (starts: readonly number[], count: number, span: number): boolean =>
  starts.some((first, index) => {
    const last = starts[index + count - 1];
    return last !== undefined && last - first <= span;
  });

/** Whether starts came that close together on average, for at least so long. */
const hasGap = (starts: readonly number[], gap: number, span: number): boolean =>
  starts.some((first, index) =>
    starts.some((last, other) => last - first >= span && last - first <= gap * (other - index)),
  );
