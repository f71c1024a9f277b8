/** The least likeness of a word that is clearly meant, and of one that is only guessed. */
export const CLEAR = 0.6;
export const GUESSED = 0.45;

/** Slips beyond these make another word of it. */
const MOST_SLIPS = 2;

/** How like a word of the foods is to one asked word. */
export type Likeness = (word: string) => number;

/** The words of the vocabulary that may be meant by an asked one, each with its likeness above 0. */
export function wordsLike(term: string, vocabulary: Iterable<string>): Map<string, number> {
  const known = new Map<string, number>();
  for (const word of vocabulary) {
    const found = likeness(word, term);
    if (found > 0) known.set(word, found);
  }
  return known;
}

/** The word itself 1, its beginning less, a misspelling least, another word 0. */
function likeness(word: string, term: string): number {
  if (word === term) return 1;
  if (term.length > 1 && word.startsWith(term)) return 0.7;
  if (term.length < 4 || word.length < term.length - MOST_SLIPS) return 0;
  const beginning = word.slice(0, term.length + MOST_SLIPS);
  if (lettersApart(beginning, term) > MOST_SLIPS) return 0;
  const slips = slipsBetween(beginning, term);
  if (slips > MOST_SLIPS) return 0;
  return slips <= (term.length < 8 ? 1 : MOST_SLIPS) ? CLEAR : GUESSED;
}

/** Letters that only one of them has, of the one that has more: each costs a slip, and counting them is quick. */
function lettersApart(one: string, other: string): number {
  const [ours, theirs] = [lettersOf(one), lettersOf(other)];
  return Math.max(countOf(ours & ~theirs), countOf(theirs & ~ours));
}

function countOf(letters: number): number {
  let count = 0;
  for (let rest = letters; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** A bit for each letter. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let place = 0; place < word.length; place += 1) letters |= 1 << (word.charCodeAt(place) & 31);
  return letters;
}

/** Letters added, left out, changed, or swapped with a neighbour; infinite as soon as there are too many. */
function slipsBetween(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  let leastBefore = 0;
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const slips = Math.min(at(row, j) + 1, at(next, j - 1) + 1, at(row, j - 1) + (same ? 0 : 1));
      const best = swapped ? Math.min(slips, at(before, j - 2) + 1) : slips;
      next.push(best);
      if (best < least) least = best;
    }
    // Neither this row nor a swap that reaches over it can lead back.
    if (least > MOST_SLIPS && leastBefore >= MOST_SLIPS) return Number.POSITIVE_INFINITY;
    [before, row, leastBefore] = [row, next, least];
  }
  return at(row, other.length);
}

const at = (row: readonly number[], place: number) => row[place] ?? Number.POSITIVE_INFINITY;
