import type { BabyGroup } from '@nestwell/contracts/account/server';
import { recipesThatFit, type FittingId } from './recipes-that-fit';

interface Fitting {
  exercises: readonly string[];
  recipes: readonly FittingId[];
}

const byGroup: Record<BabyGroup, Fitting> = {
  first: {
    exercises: ['Pelvic Floor Lifts', 'Belly Breathing', 'Neck and Shoulder Ease'],
    recipes: [
      'ginger-oat-porridge',
      'lemon-chickpea-couscous',
      'lentil-bolognese',
      'mango-chia-pudding',
      'ginger-rice-porridge',
    ],
  },
  second: {
    exercises: ['Shoulder Blade Squeeze', 'Sit to Stand', 'Belly Breathing'],
    recipes: [
      'salmon-sweet-potato-bowl',
      'beef-broccoli-stir-fry',
      'tofu-scramble-toast',
      'black-bean-sweet-potato-tacos',
      'buckwheat-pear-porridge',
    ],
  },
  third: {
    exercises: ['Neck and Shoulder Ease', 'Belly Breathing', 'Pelvic Floor Lifts'],
    recipes: [
      'barley-date-porridge',
      'chicken-apricot-stew',
      'blueberry-oat-pancakes',
      'rice-bean-stuffed-peppers',
    ],
  },
  firstYear: {
    exercises: ['Pelvic Floor Lifts', 'Belly Breathing', 'Neck and Shoulder Ease'],
    recipes: [
      'one-pot-lentil-stew',
      'chicken-barley-soup',
      'overnight-oats-flax',
      'kiwi-spinach-smoothie',
      'sweet-potato-breakfast-hash',
    ],
  },
  secondYear: {
    exercises: ['Sit to Stand', 'Neck and Shoulder Ease', 'Shoulder Blade Squeeze'],
    recipes: [
      'white-bean-kale-pasta',
      'egg-fried-rice',
      'one-pot-lentil-stew',
      'kiwi-spinach-smoothie',
      'sweet-potato-breakfast-hash',
    ],
  },
};

/** The exercises of the product that fit a group; a page shows one. Each is among those that wait for no clearance. */
export const exercisesOf = (group: BabyGroup): readonly string[] => byGroup[group].exercises;

/** The recipes that fit a group. A page shows one of those that suit the member: there is one for every allergy and diet. */
export const recipesOf = (group: BabyGroup) => byGroup[group].recipes.map((id) => recipesThatFit[id]);
