import { shoppingCategories, type ShoppingCategory, type ShoppingGroup } from '@nestwell/contracts/nutrition';
import type { Recipe } from '../../../lib/recipes/recipe';

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

/** Every ingredient line of the recipes once, with how often it is needed; categories without items are left out. */
export function shoppingListOf(recipes: readonly Recipe[]): ShoppingGroup[] {
  const lines = new Map<string, { item: string; count: number }>();
  for (const ingredient of recipes.flatMap((recipe) => recipe.ingredients)) {
    const item = ingredient.trim();
    const line = lines.get(item.toLowerCase()) ?? { item, count: 0 };
    lines.set(item.toLowerCase(), { ...line, count: line.count + 1 });
  }
  return shoppingCategories
    .map((category) => ({
      category,
      items: [...lines.values()]
        .filter(({ item }) => categoryOf(item) === category)
        .map(({ item, count }) => ({ item, quantity: servings(count), checked: false })),
    }))
    .filter(({ items }) => items.length > 0);
}
