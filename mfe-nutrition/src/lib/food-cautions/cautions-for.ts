import type { User } from '@nestwell/contracts/account';
import { cautionsOf, type FoodCaution } from '@nestwell/safety/foods';

/** What she should know of a food: in a few words, and in full. */
export interface Caution {
  id: string;
  short: string;
  words: string;
}

/** Nobody while the session is not known. */
export type Eater = Pick<User, 'isPregnant' | 'pregnancyPaused' | 'isBreastfeeding'> | null;

/** What foods, by their names, ask of her as she is now, each once. Nothing speaks of pregnancy while hers is paused. */
export function cautionsFor(eater: Eater, names: readonly string[]): Caution[] {
  return differing(names.flatMap(cautionsOf)).flatMap((caution) => said(caution, wordsTo(eater, caution)));
}

/** What stands on a recipe: all a pregnant mother leaves out, and for everybody why a herb is not for pregnancy. */
export function recipeCautions(eater: Eater, ingredients: readonly string[]): Caution[] {
  if (eater === null || eater.pregnancyPaused) return [];
  return differing(ingredients.flatMap(cautionsOf))
    .filter(({ level, herb }) => herb ?? (eater.isPregnant && level === 'avoid'))
    .flatMap((caution) => said(caution, caution.pregnant));
}

function wordsTo(eater: Eater, caution: FoodCaution) {
  if (eater === null || eater.pregnancyPaused) return undefined;
  if (eater.isPregnant) return caution.pregnant;
  return eater.isBreastfeeding ? caution.nursing : undefined;
}

const said = ({ id, short }: FoodCaution, words: string | undefined): Caution[] =>
  words === undefined ? [] : [{ id, short, words }];

const differing = (cautions: readonly FoodCaution[]) => [...new Set(cautions)];
