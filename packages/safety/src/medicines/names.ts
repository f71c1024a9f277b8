import type { MedicineNames } from './medicine-rule';
import { isNearly } from './nearly';
import { type ReadWord, wordsOf } from './words-of';

/** A name as it is compared: its words, and all of them in one, where none of them is a single letter. */
interface ReadName {
  rule: string;
  words: readonly ReadWord[];
  joined: string | null;
}

/** Names by their first letter, each with the rule that it belongs to. */
type NameIndex = ReadonlyMap<string, readonly ReadName[]>;

/** Every name of a rule, whatever country sells it: a mother takes with her what she has at home. */
export const allNames = (names: MedicineNames): string[] =>
  Object.values(names).flatMap((listed) => listed.split(', '));

export function indexOfNames(names: readonly (readonly [rule: string, name: string])[]): NameIndex {
  const index = new Map<string, ReadName[]>();
  for (const [rule, name] of names) {
    const words = wordsOf(name);
    const joined = words.every(({ plain }) => plain.length > 1) ? inOne(words) : null;
    const letter = firstOf(words);
    index.set(letter, [...(index.get(letter) ?? []), { rule, words, joined }]);
  }
  return index;
}

/** The rules whose names are among the words: written in one or apart, and misspelled where that is no other word. */
export function rulesIn(words: readonly ReadWord[], index: NameIndex): Set<string> {
  const found = new Set<string>();
  words.forEach((_, at) => {
    const rest = words.slice(at, at + MAX_NAME_WORDS);
    // "ibu profen" and "cocodamol": the same letters, parted otherwise.
    const inOnes = new Set([1, 2, 3].map((parts) => inOne(rest.slice(0, parts))));
    for (const name of index.get(firstOf(rest)) ?? [])
      if ((name.joined !== null && inOnes.has(name.joined)) || begins(rest, name)) found.add(name.rule);
  });
  return found;
}

const MAX_NAME_WORDS = 6;

const begins = (words: readonly ReadWord[], name: ReadName): boolean =>
  name.words.every((word, at) => isWord(words[at], word));

const isWord = (word: ReadWord | undefined, name: ReadWord): boolean =>
  word !== undefined && (isNearly(word.plain, name.plain) || isNearly(word.folded, name.folded));

const inOne = (words: readonly ReadWord[]): string => words.map(({ folded }) => folded).join('');
const firstOf = ([word]: readonly ReadWord[]): string => word?.folded[0] ?? '';
