import type { Evidence } from '../evidence/evidence';
import { otherLanguages } from './other-languages';

/** The gravest first. */
export const foodLevels = ['avoid', 'limit', 'fine'] as const;
export type FoodLevel = (typeof foodLevels)[number];

export const graverFirst = (one: { level: FoodLevel }, other: { level: FoodLevel }) =>
  foodLevels.indexOf(one.level) - foodLevels.indexOf(other.level);

/** What a food asks of her. It is found by the words of its name, or of a line of a recipe. */
export interface FoodCaution extends Evidence {
  id: string;
  /** Each of these is in the words, in any order: "king mackerel" and "Mackerel, king, cooked" are one fish. */
  when: readonly RegExp[];
  /** Words that make it another food. */
  unless?: RegExp;
  /** What a plan for pregnancy leaves out, what only needs a limit, and what needs neither. */
  level: FoodLevel;
  /** What the name does not say, and what makes it fine: 'pasteurized'. Until she knows, it is left out. */
  fineIf?: string;
  herb?: true;
  /** A herb that may lower or raise blood sugar, or the effect of a medicine for it. */
  bloodSugar?: true;
  /** In a few words, beside its figures. */
  short: string;
  /** What it is about, without what to do: read before the words of a country that has its own. */
  risk?: string;
  /** What a pregnant mother reads. */
  pregnant: string;
  /** What a nursing one reads; nothing where it is no matter then. */
  nursing?: string;
  /** A limit unless said. */
  nursingLevel?: FoodLevel;
  /** Who says so of nursing, where that is somebody else. */
  nursingSource?: string;
}

/** Everything that a food's name, or a line of a recipe, asks for. */
export const cautionsIn = (words: string, cautions: readonly FoodCaution[]): FoodCaution[] =>
  cautions.filter(
    ({ id, when, unless }) =>
      (when.every((word) => word.test(words)) && !(unless?.test(words) ?? false)) ||
      isInOtherLanguage(id, words),
  );

function isInOtherLanguage(id: string, words: string): boolean {
  const other = otherLanguages[id];
  return other !== undefined && other.words.test(words) && !(other.unless?.test(words) ?? false);
}

/** The rules that speak of caffeine. */
export const caffeineIds = [
  'energy-drink',
  'coffee',
  'instant-coffee',
  'black-tea',
  'green-tea',
  'cola',
  'dark-chocolate',
  'other-caffeine',
] as const;
