import { pluralOf } from '@nestwell/domain/amounts';
import {
  shoppingCategories,
  type ShoppingCategory,
  type ShoppingGroup,
  type ShoppingItem,
} from '@nestwell/contracts/nutrition';
import type { Recipe } from '../../../lib/recipes/recipe';
import { ingredientOf, type Ingredient } from './ingredient';
import { summedAmount } from './summed-amount';

/** Words that put an ingredient into a category; the first category that has one wins, all else is Pantry. */
const KEYWORDS: readonly (readonly [ShoppingCategory, readonly string[]])[] = [
  ['Proteins', ['chicken', 'beef', 'fish', 'salmon', 'turkey', 'eggs', 'tofu', 'beans', 'lentils']],
  ['Grains & Seeds', ['quinoa', 'oats', 'rice', 'bread', 'pasta', 'seeds', 'nuts', 'chia']],
  [
    'Fruits & Vegetables',
    [
      'spinach',
      'kale',
      'broccoli',
      'carrots',
      'tomatoes',
      'cucumber',
      'peppers',
      'onions',
      'apple',
      'banana',
      'berries',
      'avocado',
      'lemon',
      'orange',
    ],
  ],
];

export function categoryOf(ingredient: string): ShoppingCategory {
  const line = ingredient.toLowerCase();
  return KEYWORDS.find(([, words]) => words.some((word) => line.includes(word)))?.[0] ?? 'Pantry';
}

const servings = (count: number) => (count === 1 ? '1 serving' : `${count} servings`);

/**
 * What the recipes need, a food a line: one and many of it, and however it is prepared, are the same. Each says in how
 * many servings it stands, and the amount of those servings where each of its lines says one. Categories without items are left out.
 */
export function shoppingListOf(recipes: readonly Recipe[]): ShoppingGroup[] {
  const foods = new Map<string, Ingredient[]>();
  for (const ingredient of recipes.flatMap(servingOf)) {
    foods.set(ingredient.key, [...(foods.get(ingredient.key) ?? []), ingredient]);
  }
  const listed = [...foods.values()].map((lines) => ({ name: nameOf(lines), lines }));
  return shoppingCategories
    .map((category) => ({
      category,
      items: listed
        .filter(({ name }) => categoryOf(`${name} ${name}s`) === category)
        .map(({ name, lines }) => itemOf(name, lines)),
    }))
    .filter(({ items }) => items.length > 0);
}

/** What one serving of a recipe needs: the plan counts servings. */
const servingOf = ({ ingredients, servings: makes }: Recipe): Ingredient[] =>
  ingredients.map((line) => {
    const ingredient = ingredientOf(line);
    return { ...ingredient, quantity: ingredient.quantity === null ? null : ingredient.quantity / makes };
  });

/** As a sentence begins, and in the plural where any line has it or more than one is counted. */
function nameOf(lines: readonly Ingredient[]): string {
  const [longest = ''] = lines.map(({ name }) => name).toSorted((one, other) => other.length - one.length);
  const isMany = lines.every(({ unit }) => unit === null) && Number(summedAmount(lines)) > 1;
  const name = isMany && !longest.endsWith('s') ? pluralOf(longest) : longest;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function itemOf(item: string, lines: readonly Ingredient[]): ShoppingItem {
  const amount = summedAmount(lines);
  return { item, quantity: servings(lines.length), ...(amount !== null && { amount }), checked: false };
}
