import { allergies, furtherAllergies, type Allergy } from '@nestwell/contracts/account';
import { scaledLine } from '@nestwell/domain/amounts';
import { aKeptRecipe } from '../../testing/a-kept-food';
import { wholeRecipes } from '../recipes/catalogue/whole';
import { fitFor, suits } from '@nestwell/domain/food-fit';
import { contentOfKept } from '../foods/content-of';
import { copyOfRecipe, recipeOfKept } from './own-recipe';
import { spokenRecipe } from '../recipes/read-aloud';
import type { WholeRecipe } from '../recipes/recipe';

it.each([
  ['300 g red lentils', 2, '600 g red lentils'],
  ['1 tbsp olive oil', 1.5, '1½ tbsp olive oil'],
  ['2 cloves garlic, crushed', 0.5, '1 clove garlic, crushed'],
  ['1 cup oats', 0.333333, '⅓ cup oats'],
  ['2-3 carrots', 2, '4–6 carrots'],
  ['1,5 kg tomatoes', 2, '3 kg tomatoes'],
  ['0,5 tsp salt', 2, '1 tsp salt'],
  ['100 g / 3.5 oz butter', 2, '200 g / 7 oz butter'],
  ['1 lb 2 oz potatoes', 2, '2 lb 4 oz potatoes'],
  ['⅓ cup oats', 2, '⅔ cup oats'],
  ['Salt to taste', 3, 'Salt to taste'],
  ['300 g red lentils', 1, '300 g red lentils'],
])('%s times %s is %s', (line, times, scaled) => {
  expect(scaledLine(line, times)).toBe(scaled);
});

it('reads her recipe like those of the catalogue; what is unknown is left out', () => {
  const recipe = recipeOfKept(aKeptRecipe()) as WholeRecipe;

  expect(recipe).toMatchObject({
    name: 'Lentil soup',
    ingredients: ['300 g Red lentils', '2 cloves garlic'],
    allergens: ['celery'],
    protein: '17.0',
    fat: '',
  });
  expect(spokenRecipe(recipe)).toContain('Lentil soup. Less salt. It takes 35 minutes and serves 4.');
});

it.each(wholeRecipes.map((recipe) => [recipe.name, recipe] as const))(
  '%s, kept as hers, is what it was',
  (_, recipe) => {
    const kept = recipeOfKept(aKeptRecipe(copyOfRecipe(recipe)));

    expect(kept).toMatchObject({
      name: recipe.name,
      ingredients: recipe.ingredients,
      instructions: recipe.instructions,
      servings: recipe.servings,
      calories: recipe.calories,
      protein: recipe.protein,
    });
    expect(kept?.allergens).toEqual(expect.arrayContaining([...recipe.allergens]));
  },
);

describe('a recipe of a page', () => {
  const source = 'https://www.example.com/soup';
  const member = { allergies: ['nuts'] as Allergy[], dietaryRestrictions: [] };

  it.each(allergies)('is not free of %s before she has confirmed what it contains', (allergy) => {
    const food = aKeptRecipe({ contains: [] }, { source });
    const one = { allergies: [allergy], dietaryRestrictions: [] };

    expect(fitFor(one, contentOfKept(food))).toMatchObject({ contains: [], unknown: [allergy], against: [] });
    expect(suits(one, recipeOfKept(food) as WholeRecipe)).toBe(false);
  });

  it('is what she says once she has, and one that she wrote is so at once', () => {
    const confirmed = aKeptRecipe({ contains: [] }, { source, isContainsConfirmed: true });
    for (const food of [confirmed, aKeptRecipe({ contains: [] })]) {
      expect(fitFor(member, contentOfKept(food))).toMatchObject({ contains: [], unknown: [], against: [] });
      expect(recipeOfKept(food)).toMatchObject({ isNutFree: true, unknownAllergies: [] });
    }
    expect(recipeOfKept(aKeptRecipe({ contains: [] }, { source }))).toMatchObject({ isNutFree: false });
  });
});

describe('a food kept before every allergy was asked for', () => {
  const before = aKeptRecipe({ contains: ['mustard'], areAllAllergiesAsked: false });

  it.each(allergies)('is judged for %s by what was asked', (allergy) => {
    const one = { allergies: [allergy], dietaryRestrictions: [] };
    const isUnknown = furtherAllergies.some((further) => further === allergy) && allergy !== 'mustard';

    expect(fitFor(one, contentOfKept(before)).unknown).toEqual(isUnknown ? [allergy] : []);
    expect(suits(one, contentOfKept(before))).toBe(!isUnknown && allergy !== 'mustard');
  });

  it('is known of a copy of one of ours, which names them all', () => {
    const copy = aKeptRecipe({ contains: [], areAllAllergiesAsked: false }, { copyOf: 'lentil-soup' });

    expect(contentOfKept(copy).unknownAllergies).toEqual([]);
  });
});
