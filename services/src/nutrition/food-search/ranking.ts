import type { Likeness } from './likeness';
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

/** A dish has to match far better than the plain food to come before it. */
const DISH_WEIGHT = 0.4;
/** Tables list the commonest first: of foods that match alike, the earlier is meant more often. */
const PLACE_WEIGHT = 1e-5;

/** Up to 1, the higher the nearer to the top of the answer; `place` is where the food stands in its table. */
export function scoreOf(
  words: FoodWords,
  asked: readonly Likeness[],
  { place, dish = false }: { place: number; dish?: boolean },
): number {
  return closenessOf(words, asked) * (dish ? DISH_WEIGHT : 1) - place * PLACE_WEIGHT;
}

/** From 0 to 1: how much a food is what was asked for. */
function closenessOf(words: FoodWords, asked: readonly Likeness[]): number {
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
