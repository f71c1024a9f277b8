import { useRegion, useUser } from '@nestwell/remote-kit';
import type { FoodVerdict } from '@nestwell/safety/foods';
import { cautionsFor, cautionsOfIds, recipeCautions, verdictsFor, type Caution } from './cautions-for';

interface Cautions {
  /** What foods of these names are to her. */
  verdictsOf: (names: readonly string[]) => FoodVerdict[];
  /** What they ask of her. */
  cautionsOf: (names: readonly string[]) => Caution[];
  /** What a product asks of her, by the ids of its rules. */
  ofProduct: (ids: readonly string[]) => Caution[];
  /** What stands on a recipe of such ingredients. */
  ofRecipe: (ingredients: readonly string[]) => Caution[];
}

/** As and where she is. */
export function useCautions(): Cautions {
  const { user } = useUser();
  const country = useRegion().region?.country;
  return {
    verdictsOf: (names) => verdictsFor(user, names, country),
    cautionsOf: (names) => cautionsFor(user, names, country),
    ofProduct: (ids) => cautionsOfIds(user, ids, country),
    ofRecipe: (ingredients) => recipeCautions(user, ingredients, country),
  };
}
