import type { FoodVerdict } from './verdict';

/** What a sentence about a food says instead to a member who has paused a pregnancy that goes on. The order matters. */
const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  [/, which can (?:reach the|harm a) baby(?:’s brain)?/g, ''],
  [/it reaches the baby, and /g, ''],
  [/(?:harm the baby and )?bring on contractions(?: or bleeding)?/g, 'do harm'],
  [/harms a baby’s brain/g, 'does harm'],
  [/harm (?:a|the) baby(?:’s brain)?/g, 'do harm'],
  [/do a baby no harm/g, 'do no harm'],
  [/ does to a baby/g, ' does'],
  [/(not|Not|advised) in pregnancy/g, '$1 now'],
  [/ in pregnancy/g, ''],
  [/In pregnancy (\w)/g, '$1'],
];

/** The same advice in words that name no pregnancy and no baby. */
export function inQuietWords(words: string): string {
  const replaced = REPLACEMENTS.reduce((text, [pattern, other]) => text.replace(pattern, other), words);
  return replaced.replace(
    /(^|[.!?] )([a-z])/g,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/** Titles of sources name pregnancies; who says so does not. */
const authoritiesOf = (source: string): string =>
  [...new Set(source.split('; ').map((title) => title.replace(/,.*/, '')))].join('; ');

function quietly<Said extends { source: string; why?: string; short?: string; words?: string }>(
  said: Said,
): Said {
  const { why, short, words } = said;
  return {
    ...said,
    source: authoritiesOf(said.source),
    ...(why !== undefined && { why: inQuietWords(why) }),
    ...(short !== undefined && { short: inQuietWords(short) }),
    ...(words !== undefined && { words: inQuietWords(words) }),
  };
}

/** What a food asks of a member whose pregnancy is paused and goes on. */
export function quietVerdict(verdict: FoodVerdict): FoodVerdict {
  const { here, others } = verdict;
  return { ...quietly(verdict), here: here && quietly(here), others: others.map(quietly) };
}
