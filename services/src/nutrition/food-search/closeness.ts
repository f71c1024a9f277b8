import { stemmed, wordsOf } from './words';

/** A food's stemmed words. The head names it ("Peanut butter"), the tail says which ("smooth"). */
export interface FoodWords {
  head: readonly string[];
  tail: readonly string[];
  also: readonly string[];
}

export function foodWords(description: string, also: string): FoodWords {
  const [name = '', ...rest] = description.split(/[,(]/);
  const head = wordsOf(name).map(stemmed);
  return {
    head,
    tail: wordsOf(rest.join(' ')).map(stemmed),
    // Written as one word, "peanutbutter" is found too.
    also: [...wordsOf(also).map(stemmed), ...(head.length > 1 ? [stemmed(head.join(''))] : [])],
  };
}

const WHERE = { head: 1, tail: 0.8, also: 0.55 } as const;
/** What each unasked word costs: before the name it is another food ("oat milk"), after it a kind ("milk powder"). */
const BEFORE = 0.5;
const AFTER = 0.12;

/** How like a word is to one asked word; each word of the foods is compared once. */
export type Likeness = (word: string) => number;

export function likenessTo(term: string): Likeness {
  const known = new Map<string, number>();
  return (word) => {
    let found = known.get(word);
    if (found === undefined) known.set(word, (found = likeness(word, term)));
    return found;
  };
}

/** From 0 to 1: how much a food is what was asked for. */
export function closenessOf(words: FoodWords, asked: readonly Likeness[]): number {
  const match = asked.reduce((sum, likenessOf) => sum + bestOf(words, likenessOf), 0) / asked.length;
  const isAsked = (word: string) => asked.some((likenessOf) => likenessOf(word) > 0);
  const first = words.head.findIndex(isAsked);
  if (first === -1) return match * 0.6;
  const after = words.head.slice(first).filter((word) => !isAsked(word)).length;
  return match / (1 + first * BEFORE + after * AFTER);
}

function bestOf(words: FoodWords, likenessOf: Likeness): number {
  const best = (place: keyof FoodWords) =>
    words[place].reduce((most, word) => Math.max(most, likenessOf(word)), 0) * WHERE[place];
  return Math.max(best('head'), best('tail'), best('also'));
}

/** The word itself 1, its beginning less, a misspelling least, another word 0. */
function likeness(word: string, term: string): number {
  if (word === term) return 1;
  if (term.length > 1 && word.startsWith(term)) return 0.7;
  if (term.length < 4) return 0;
  const slips = editsBetween(word.slice(0, term.length + 2), term);
  return slips <= (term.length < 8 ? 1 : 2) ? 0.6 : slips === 2 ? 0.45 : 0;
}

/** Letters added, left out, changed, or swapped with a neighbour. */
function editsBetween(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const edits = Math.min(at(row, j) + 1, at(next, j - 1) + 1, at(row, j - 1) + (same ? 0 : 1));
      next.push(swapped ? Math.min(edits, at(before, j - 2) + 1) : edits);
    }
    [before, row] = [row, next];
  }
  return at(row, other.length);
}

const at = (row: readonly number[], place: number) => row[place] ?? Number.POSITIVE_INFINITY;
