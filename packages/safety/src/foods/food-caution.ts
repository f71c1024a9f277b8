import type { Evidence } from '../evidence/evidence';

/** What a food asks of her. It is found by the words of its name, or of a line of a recipe. */
export interface FoodCaution extends Evidence {
  id: string;
  /** Each of these is in the words, in any order: "king mackerel" and "Mackerel, king, cooked" are one fish. */
  when: readonly RegExp[];
  /** Words that make it another food. */
  unless?: RegExp;
  /** What a plan for pregnancy leaves out, beside what only needs a limit. */
  level: 'avoid' | 'limit';
  herb?: true;
  /** In a few words, beside its figures. */
  short: string;
  /** What a pregnant mother reads. */
  pregnant: string;
  /** What a nursing one reads; nothing where it is no matter then. */
  nursing?: string;
}

/** Everything that a food's name, or a line of a recipe, asks for. */
export const cautionsIn = (words: string, cautions: readonly FoodCaution[]): FoodCaution[] =>
  cautions.filter(
    ({ when, unless }) => when.every((word) => word.test(words)) && !(unless?.test(words) ?? false),
  );
