import { isOfBaby } from '@nestwell/contracts/calendar';

/** What speaks of a pregnancy or a baby on a page, beside the words that the product itself looks for. */
const FURTHER =
  /\bfeed(?:s|ing)?\b|\bnursing\b|\bmilk\+|\bmovements\b|\bcontractions\b|\bfever\?|partner page|can i eat|weight goal|\bkick|\bchild\b|\bmotherhood\b|new mother|names and days|\bweeks? (?:on|pregnant)\b/i;

/** Whoever answers an emergency has to know: said to them, not to her. */
const TOLD_TO_OTHERS = ['I was pregnant within the last year.'];

interface Own {
  /** What the member wrote, which may stand. */
  own: readonly string[];
  /** Names of exercises and words of posts that are marked for other states. */
  marked?: readonly string[];
  /** Words of care that stay in this state. */
  allowed?: RegExp | undefined;
}

/** The lines of a screen that may not be said to the member. */
export const hurtfulIn = (lines: readonly string[], { own, marked = [], allowed }: Own): string[] =>
  lines
    .map((line) => [...own, ...TOLD_TO_OTHERS].reduce((rest, words) => rest.replaceAll(words, ''), line))
    .map((line) => (allowed ? line.replaceAll(allowed, '') : line))
    .filter(
      (line) =>
        isOfBaby({ type: 'personal', title: line }) ||
        FURTHER.test(line) ||
        marked.some((name) => line.includes(name)),
    );
