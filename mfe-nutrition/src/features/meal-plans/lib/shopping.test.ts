import { catalogue } from '../../../lib/recipes/catalogue/catalogue';
import type { Recipe } from '../../../lib/recipes/recipe';
import { categoryOf, shoppingListOf } from './shopping-list';

describe('the shopping list', () => {
  it.each([
    ['400 g Chicken breast', 'Proteins'],
    ['1 cup canned black beans', 'Proteins'],
    ['1 cup rolled oats', 'Grains & Seeds'],
    ['2 tbsp pumpkin seeds', 'Grains & Seeds'],
    ['300 g chia pudding base with berries', 'Grains & Seeds'],
    ['2 bell peppers', 'Fruits & Vegetables'],
    ['1 lemon', 'Fruits & Vegetables'],
    ['1 tbsp olive oil', 'Pantry'],
  ])('puts %s under %s', (line, category) => {
    expect(categoryOf(line)).toBe(category);
  });

  it('merges lines that differ in case and blanks only', () => {
    const recipe = catalogue[0] as Recipe;
    const list = shoppingListOf([
      { ...recipe, ingredients: ['1 lemon', '2 cups oat milk'] },
      { ...recipe, ingredients: [' 1 Lemon '] },
    ]);
    expect(list).toEqual([
      {
        category: 'Fruits & Vegetables',
        items: [{ item: '1 lemon', quantity: '2 servings', checked: false }],
      },
      { category: 'Pantry', items: [{ item: '2 cups oat milk', quantity: '1 serving', checked: false }] },
    ]);
  });
});
