import { speaksOfBaby } from '@nestwell/domain/baby-words';
import { catalogue } from './catalogue/catalogue';
import type { Recipe } from './recipe';

const wordsOf = ({ name, description, tags }: Recipe) => [name, description, ...tags].join(' ');

/** None that is for milk, and none whose words speak of a pregnancy or a baby. */
const isQuiet = (recipe: Recipe) =>
  !recipe.isGalactagogue &&
  recipe.category !== 'galactagogue' &&
  recipe.category !== 'nursing' &&
  !speaksOfBaby(wordsOf(recipe));

const isRecovery = ({ category }: Recipe) => category === 'non-nursing';

/** What a member sees who wants to hear nothing of pregnancies and babies: recovery first. */
export const quietRecipes: readonly Recipe[] = [
  ...catalogue.filter((recipe) => isQuiet(recipe) && isRecovery(recipe)),
  ...catalogue.filter((recipe) => isQuiet(recipe) && !isRecovery(recipe)),
];

/** All that may be shown to her, or planned for her. */
export const recipesFor = ({ pregnancyPaused }: { pregnancyPaused: boolean }): readonly Recipe[] =>
  pregnancyPaused ? quietRecipes : catalogue;
