import type { Details, WholeRecipe } from '../recipe';
import { snacks } from '../snacks/snacks';
import { catalogue } from './catalogue';
import { firstTrimesterDetails } from './details/first-trimester';
import { galactagogueDetails } from './details/galactagogue';
import { nonNursingDetails } from './details/non-nursing';
import { nursingDetails } from './details/nursing';
import { secondTrimesterDetails } from './details/second-trimester';
import { snackDetails } from './details/snacks';
import { thirdTrimesterDetails } from './details/third-trimester';

const details: Details = {
  ...firstTrimesterDetails,
  ...secondTrimesterDetails,
  ...thirdTrimesterDetails,
  ...nursingDetails,
  ...nonNursingDetails,
  ...galactagogueDetails,
  ...snackDetails,
};

/** All recipes as the catalogue has them, and the snacks after them. */
export const wholeRecipes: readonly WholeRecipe[] = [...catalogue, ...snacks].map((recipe) => ({
  ...recipe,
  ...(details[recipe.id] ?? { instructions: [], nutritionBenefits: [] }),
}));

const byId = new Map(wholeRecipes.map((recipe) => [recipe.id, recipe]));

/** A recipe or a snack; undefined for an id that neither has any more. */
export const recipeById = (id: string): WholeRecipe | undefined => byId.get(id);
