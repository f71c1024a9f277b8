import type { FittingRecipe } from '@nestwell/contracts/account/server';
import type { Allergen } from '@nestwell/domain/food-fit';

type Diet = 'vegan' | 'vegetarian' | 'everything';

function recipe(
  id: string,
  name: string,
  diet: Diet,
  allergens: Allergen[],
  isLowSodium = true,
): FittingRecipe {
  return { id, name, allergens, isVegetarian: diet !== 'everything', isVegan: diet === 'vegan', isLowSodium };
}

/** Recipes of the product that the pages of weeks and months name, as its catalogue has them. */
export const recipesThatFit = {
  'ginger-oat-porridge': recipe('ginger-oat-porridge', 'Ginger Oat Porridge', 'vegan', [
    'gluten',
    'tree nuts',
  ]),
  'lemon-chickpea-couscous': recipe('lemon-chickpea-couscous', 'Lemon Chickpea Couscous', 'vegan', [
    'gluten',
  ]),
  'lentil-bolognese': recipe('lentil-bolognese', 'Lentil Bolognese', 'vegan', ['gluten']),
  'mango-chia-pudding': recipe('mango-chia-pudding', 'Mango Chia Pudding', 'vegan', []),
  'ginger-rice-porridge': recipe('ginger-rice-porridge', 'Ginger Rice Porridge', 'vegan', []),
  'salmon-sweet-potato-bowl': recipe('salmon-sweet-potato-bowl', 'Salmon Sweet Potato Bowl', 'everything', [
    'fish',
  ]),
  'beef-broccoli-stir-fry': recipe(
    'beef-broccoli-stir-fry',
    'Beef and Broccoli Stir-Fry',
    'everything',
    ['soy'],
    false,
  ),
  'tofu-scramble-toast': recipe(
    'tofu-scramble-toast',
    'Tofu Scramble on Toast',
    'vegan',
    ['gluten', 'soy'],
    false,
  ),
  'black-bean-sweet-potato-tacos': recipe(
    'black-bean-sweet-potato-tacos',
    'Black Bean Sweet Potato Tacos',
    'vegan',
    [],
  ),
  'buckwheat-pear-porridge': recipe('buckwheat-pear-porridge', 'Buckwheat Porridge with Pear', 'vegan', []),
  'barley-date-porridge': recipe('barley-date-porridge', 'Barley and Date Porridge', 'vegetarian', [
    'gluten',
    'dairy',
  ]),
  'chicken-apricot-stew': recipe('chicken-apricot-stew', 'Chicken and Apricot Stew', 'everything', [
    'sulphites',
  ]),
  'blueberry-oat-pancakes': recipe('blueberry-oat-pancakes', 'Blueberry Oat Pancakes', 'vegan', []),
  'rice-bean-stuffed-peppers': recipe(
    'rice-bean-stuffed-peppers',
    'Peppers Stuffed with Rice and Beans',
    'vegan',
    [],
  ),
  'one-pot-lentil-stew': recipe('one-pot-lentil-stew', 'One-Pot Lentil Stew', 'vegan', ['celery']),
  'chicken-barley-soup': recipe('chicken-barley-soup', 'Chicken and Barley Soup', 'everything', [
    'gluten',
    'celery',
  ]),
  'overnight-oats-flax': recipe('overnight-oats-flax', 'Overnight Oats with Flax', 'vegetarian', [
    'gluten',
    'dairy',
  ]),
  'kiwi-spinach-smoothie': recipe('kiwi-spinach-smoothie', 'Kiwi Spinach Smoothie', 'vegan', []),
  'sweet-potato-breakfast-hash': recipe(
    'sweet-potato-breakfast-hash',
    'Sweet Potato Breakfast Hash',
    'vegan',
    [],
  ),
  'white-bean-kale-pasta': recipe('white-bean-kale-pasta', 'White Bean and Kale Pasta', 'vegan', ['gluten']),
  'egg-fried-rice': recipe(
    'egg-fried-rice',
    'Egg Fried Rice with Peas',
    'vegetarian',
    ['eggs', 'soy'],
    false,
  ),
} as const;
export type FittingId = keyof typeof recipesThatFit;
