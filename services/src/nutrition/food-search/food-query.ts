import type { Query } from 'minisearch';
import { termsOf } from './food-words';

/** How many words of a query a food must have. */
type Together = 'AND' | 'OR';

/** Every word as it stands, or as the beginning of one. */
export const asWritten = (query: string, combineWith: Together): Query => ({
  queries: termsOf(query),
  combineWith,
  prefix: true,
});

/** Every word with a slip or two: a letter too many, missing, another one, or two that changed places. */
export const misspelt = (query: string, combineWith: Together): Query => ({
  combineWith,
  queries: termsOf(query).map((term) => ({
    combineWith: 'OR',
    queries: [{ queries: [term], prefix: true, fuzzy: slipsIn(term) }, { queries: swapped(term) }],
  })),
});

/** None in a short word, where a slip makes another food of it; two only in a long one. */
const slipsIn = ({ length }: string) => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** The word with each pair of neighbours changed: 'appel' is apple. */
const swapped = (term: string): string[] =>
  Array.from(
    { length: term.length - 1 },
    (_, at) => term.slice(0, at) + term.charAt(at + 1) + term.charAt(at) + term.slice(at + 2),
  );
