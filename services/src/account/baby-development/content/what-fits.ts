import type { BabyGroup } from '@nestwell/contracts/account';

interface Fitting {
  exercises: readonly string[];
  recipes: readonly string[];
}

/** What of the product's exercises and recipes fits a group, by name; a page shows one of each. */
export const whatFits: Record<BabyGroup, Fitting> = {
  first: {
    exercises: ['Pelvic Floor Lifts', 'Belly Breathing', 'Neck and Shoulder Ease'],
    recipes: ['Ginger Oat Porridge', 'Lemon Chickpea Couscous', 'Lentil Bolognese'],
  },
  second: {
    exercises: ['Cat and Cow', 'Shoulder Blade Squeeze', 'Sit to Stand'],
    recipes: ['Salmon Sweet Potato Bowl', 'Beef and Broccoli Stir-Fry', 'Tofu Scramble on Toast'],
  },
  third: {
    exercises: ['Cat and Cow', 'Belly Breathing', 'Pelvic Floor Lifts'],
    recipes: ['Barley and Date Porridge', 'Chicken and Apricot Stew', 'Vegetable Ricotta Lasagne'],
  },
  firstYear: {
    exercises: ['Pelvic Floor Lifts', 'Belly Breathing', 'Neck and Shoulder Ease'],
    recipes: ['One-Pot Lentil Stew', 'Chicken and Barley Soup', 'Overnight Oats with Flax'],
  },
  secondYear: {
    exercises: ['Sit to Stand', 'Cat and Cow', 'Shoulder Blade Squeeze'],
    recipes: ['White Bean and Kale Pasta', 'Egg Fried Rice with Peas', 'One-Pot Lentil Stew'],
  },
};
