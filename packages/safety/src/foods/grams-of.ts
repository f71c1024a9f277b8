import { quantitiesIn } from '@nestwell/domain/amounts';

/** So many of a measure, and what one of it weighs, where that is known. */
export interface Amount {
  label: string;
  grams: number | null;
  times: number;
}

/** Grams of one, for what is drunk; of a fluid a millilitre weighs about a gram. */
const units: readonly [RegExp, number][] = [
  [/^(ml|millilit(re|er)s?|g|grams?)\b/, 1],
  [/^(fl\.? ?oz|fluid ounces?)\b/, 29.57],
  [/^(oz|ounces?)\b/, 28.35],
  [/^(l|lit(re|er)s?)\b/, 1000],
  [/^cups?\b/, 237],
  [/^mugs?\b/, 300],
  [/^glass(es)?\b/, 250],
  [/^cans?\b/, 330],
  [/^squares?\b/, 10],
];

/** Grams of what was eaten: as weighed, else by a household measure in its words, else null. */
export function gramsOf(name: string, portion: Amount | null): number | null {
  if (portion?.grams) return portion.grams * portion.times;
  if (portion) {
    const one = gramsIn(portion.label) ?? gramsIn(`1 ${portion.label}`);
    return one === null ? null : one * portion.times;
  }
  return gramsIn(name);
}

const MUGS = /^(mugs?|cups?)\b/;

/** How many mugs or cups it was, where it was said so; else null. */
export function mugsOf(name: string, portion: Amount | null): number | null {
  if (!portion) return mugsIn(name);
  const one = mugsIn(portion.label) ?? mugsIn(`1 ${portion.label}`);
  return one === null ? null : one * portion.times;
}

/** Of a range the upper end; null where the words say none, or one that is not sure. */
function countOf(
  words: string,
  isUnit: (word: string) => boolean,
): { count: number; unit: string } | undefined {
  for (const { from, to, end, isUnsure } of quantitiesIn(words)) {
    const unit = words.slice(end).trimStart().toLowerCase();
    if (isUnit(unit)) return isUnsure ? undefined : { count: to ?? from, unit };
  }
  return undefined;
}

const mugsIn = (words: string): number | null => countOf(words, (word) => MUGS.test(word))?.count ?? null;

function gramsIn(words: string): number | null {
  const weightOf = (unit: string) => units.find(([word]) => word.test(unit))?.[1];
  const found = countOf(words, (unit) => weightOf(unit) !== undefined);
  return found ? found.count * (weightOf(found.unit) ?? 0) : null;
}
