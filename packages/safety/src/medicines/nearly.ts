/** Letters from which a name may be misspelled by one, and by two. Shorter ones are too much like other words. */
const ONE_FROM = 7;
const TWO_FROM = 10;

/** Whether a word is a name, or that name misspelled. A name begins with its own first letter. */
export function isNearly(word: string, name: string): boolean {
  if (word === name) return true;
  const allowed = name.length >= TWO_FROM ? 2 : name.length >= ONE_FROM ? 1 : 0;
  if (allowed === 0 || word[0] !== name[0] || Math.abs(word.length - name.length) > allowed) return false;
  return isWithin(word, name, allowed, 1, 1);
}

/**
 * Whether what is left of one from `at` becomes what is left of the other by at most `edits` letters put in, left out,
 * exchanged or in the wrong order. Equal letters cost nothing and are never undone: each edit branches once, so that
 * two edits compare a few dozen letters.
 */
function isWithin(one: string, other: string, edits: number, at: number, on: number): boolean {
  while (at < one.length && one[at] === other[on]) {
    at++;
    on++;
  }
  if (at >= one.length || on >= other.length) return one.length - at + other.length - on <= edits;
  if (edits === 0) return false;
  const left = edits - 1;
  return (
    isWithin(one, other, left, at + 1, on + 1) ||
    isWithin(one, other, left, at + 1, on) ||
    isWithin(one, other, left, at, on + 1) ||
    (one[at] === other[on + 1] && one[at + 1] === other[on] && isWithin(one, other, left, at + 2, on + 2))
  );
}
