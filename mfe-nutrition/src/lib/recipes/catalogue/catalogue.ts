import type { Recipe } from '../recipe';
import { snacks } from '../snacks/snacks';
import { firstTrimester } from './first-trimester';
import { freeFromFirstTrimester } from './free-from/first-trimester';
import { freeFromSecondTrimester } from './free-from/second-trimester';
import { freeFromThirdTrimester } from './free-from/third-trimester';
import { freeFromNursing } from './free-from/nursing';
import { freeFromNonNursing } from './free-from/non-nursing';
import { galactagogue } from './galactagogue';
import { nonNursing } from './non-nursing';
import { nursingQuick } from './nursing-quick';
import { nursingWarm } from './nursing-warm';
import { secondTrimester } from './second-trimester';
import { thirdTrimester } from './third-trimester';

/** All recipes, in the order in which All shows them. */
export const catalogue: readonly Recipe[] = [
  ...firstTrimester,
  ...freeFromFirstTrimester,
  ...secondTrimester,
  ...freeFromSecondTrimester,
  ...thirdTrimester,
  ...freeFromThirdTrimester,
  ...nursingWarm,
  ...nursingQuick,
  ...freeFromNursing,
  ...nonNursing,
  ...freeFromNonNursing,
  ...galactagogue,
];

const byId = new Map([...catalogue, ...snacks].map((recipe) => [recipe.id, recipe]));

/** One of our recipes by the name that other places know it by. */
export const recipeNamed = (name: string): Recipe | undefined =>
  catalogue.find((recipe) => recipe.name === name);

/** A recipe or a snack; undefined for an id that neither has any more. */
export const recipeById = (id: string): Recipe | undefined => byId.get(id);
