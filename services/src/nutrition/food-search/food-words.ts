import { stemmed, wordsOf } from '@nestwell/domain/words';

/** A food as it is searched: the head names it ("Peanut butter"), the tail says which ("smooth"). */
export interface FoodWords {
  id: number;
  /** What the name begins with: "milk" means milk before it means oat milk. */
  opening: string;
  head: string;
  tail: string;
  also: string;
  /** Written as one word, "peanutbutter" is found too. */
  joined: string;
}

export function foodWords(id: number, description: string, also = ''): FoodWords {
  const [name = '', ...rest] = description.split(/[,(]/);
  const head = wordsOf(name);
  const named = new Set(head.map(stemmed));
  // What is said twice is not meant twice: "Rice cakes, brown rice" is no better a rice than rice.
  const tail = wordsOf(rest.join(' ')).filter((word) => !named.has(stemmed(word)));
  return {
    id,
    opening: head[0] ?? '',
    head: head.join(' '),
    tail: tail.join(' '),
    also,
    joined: head.length > 1 ? head.join('') : '',
  };
}

/** Written in three ways, and one of them is in every household. */
const YOGURT = /^[yj]og+h?o?urt/;

/** As words are compared: without accents, capitals and plurals. */
export const termsOf = (text: string): string[] =>
  wordsOf(text).map((word) => stemmed(word).replace(YOGURT, 'yogurt'));
