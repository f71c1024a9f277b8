import { catalogue } from '../../../../lib/recipes/catalogue/catalogue';
import type { Recipe } from '../../../../lib/recipes/recipe';

/** Recipes that no plan for pregnancy may contain, in every category plans are made of. */
export const unsafe: readonly Recipe[] = [
  '1 glass red wine',
  '200 g swordfish steak',
  '2 raw eggs',
  '100 g chicken liver',
  '50 g feta cheese',
  '50 g unpasteurised goat cheese',
  '2 tsp fenugreek seeds',
].flatMap((ingredient, index) =>
  (['nursing', 'non-nursing', '2nd-trimester'] as const).map((category) => ({
    ...(catalogue[0] as Recipe),
    id: `unsafe-${index}-${category}`,
    category,
    ingredients: [ingredient],
  })),
);
export const recipes = [...catalogue, ...unsafe];
const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
export const recipeOf = (id: string) => byId.get(id) as Recipe;
