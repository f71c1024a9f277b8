import type { Recipe } from '../recipe';
import { firstTrimester } from './first-trimester';
import { galactagogue } from './galactagogue';
import { nonNursing } from './non-nursing';
import { nursingQuick } from './nursing-quick';
import { nursingWarm } from './nursing-warm';
import { secondTrimester } from './second-trimester';
import { thirdTrimester } from './third-trimester';

/** All recipes, in the order in which All shows them. */
export const catalogue: readonly Recipe[] = [
  ...firstTrimester,
  ...secondTrimester,
  ...thirdTrimester,
  ...nursingWarm,
  ...nursingQuick,
  ...nonNursing,
  ...galactagogue,
];

const byId = new Map(catalogue.map((recipe) => [recipe.id, recipe]));

/** Undefined for an id of a recipe that the catalogue no longer has. */
export const recipeById = (id: string): Recipe | undefined => byId.get(id);
