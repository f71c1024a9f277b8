/** Characters and words of a text that are read: a name of a medicine is shorter. */
export const MAX_TEXT_LENGTH = 160;
export const MAX_WORDS = 20;

/** A word as names are compared by it. */
export interface ReadWord {
  /** In lower case, without accents. */
  plain: string;
  /** With what is often misspelled written one way: ph and f, y and i, k and c, doubled letters. */
  folded: string;
}

/** The words of a text, figures apart from letters, without apostrophes. */
export function wordsOf(text: string): ReadWord[] {
  const plain = text
    .slice(0, MAX_TEXT_LENGTH)
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
  return (plain.match(/\p{L}+|\d+/gu) ?? [])
    .slice(0, MAX_WORDS)
    .map((word) => ({ plain: word, folded: folded(word) }));
}

const folded = (word: string): string =>
  word
    .replaceAll('ph', 'f')
    .replaceAll('y', 'i')
    .replaceAll('k', 'c')
    .replace(/([a-z])\1+/g, '$1');
