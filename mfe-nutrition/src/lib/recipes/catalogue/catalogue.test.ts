import { dietaryFilters, meets } from '@nestwell/domain/food-fit';
import { safeInPregnancy } from '../food-safety';
import { fitsMealTime } from '../meal-weight';
import { recipeCategories, type Recipe } from '../recipe';
import { inTab, recipeTabs } from '../recipe-search';
import { snacks } from '../snacks/snacks';
import { catalogue } from './catalogue';
import { wholeRecipes } from './whole';

const MEAT = /\b(chicken|turkey|beef|pork|lamb|ham|bacon|gelatin)\b/i;
const SALTY =
  /\b(soy sauce|tamari|miso|feta|halloumi|cheddar|cottage cheese|ricotta|mozzarella|olives|salt|bread|hummus|tortillas?|baking powder|bacon)\b/i;
/** Foods that every recipe with them calls milk-supporting. */
const MILK_SUPPORTING: Record<string, RegExp> = {
  oats: /\boats\b/i,
  barley: /\bbarley\b/i,
  flaxseed: /\bflaxseed\b/i,
  sesame: /\b(sesame|hummus|tahini)\b/i,
  almonds: /\balmonds?\b(?! milk)/i,
  chickpeas: /\bchickpeas\b/i,
  lentils: /\blentils\b/i,
  "brewer's yeast": /\bbrewer's yeast\b/i,
  fenugreek: /\bfenugreek\b/i,
  fennel: /\bfennel\b/i,
  'green papaya': /\bgreen papaya\b/i,
};
const UNSALTED = /no-salt-added|corn tortillas/i;

it('has 66 recipes with ids and names of their own', () => {
  expect(catalogue).toHaveLength(66);
  expect(new Set([...catalogue, ...snacks].map((recipe) => recipe.id)).size).toBe(66 + snacks.length);
  expect(new Set(catalogue.map((recipe) => recipe.name)).size).toBe(66);
});

describe.each(wholeRecipes.map((recipe) => [recipe.name, recipe] as const))('%s', (_, recipe) => {
  it('has energy within ten per cent of its macronutrients', () => {
    const computed = 4 * Number(recipe.protein) + 4 * Number(recipe.carbs) + 9 * Number(recipe.fat);
    expect(Math.abs(recipe.calories - computed)).toBeLessThanOrEqual(computed * 0.1);
  });

  it('carries flags that agree with its ingredients', () => {
    const found = recipe.allergens;
    const animal = recipe.ingredients.some((line) => MEAT.test(line)) || found.includes('fish');
    const fromAnimals =
      animal ||
      found.includes('eggs') ||
      found.includes('dairy') ||
      recipe.ingredients.some((line) => /honey/i.test(line));

    expect(recipe.isVegetarian).toBe(!animal);
    expect(recipe.isVegan).toBe(!fromAnimals);
    expect(recipe.isGlutenFree).toBe(!found.includes('gluten'));
    expect(recipe.isDairyFree).toBe(!found.includes('dairy'));
    expect(recipe.isEggFree).toBe(!found.includes('eggs'));
    expect(recipe.isSoyFree).toBe(!found.includes('soy'));
    expect(recipe.isNutFree).toBe(!found.includes('tree nuts') && !found.includes('peanuts'));
  });

  it('is called low in sodium only without salty ingredients', () => {
    const salty = recipe.ingredients.some(
      (line) =>
        SALTY.test(line.replace(UNSALTED, '')) ||
        (/\bcan(s|ned)?\b/i.test(line) && !UNSALTED.test(line)) ||
        (/\bstock\b/i.test(line) && !/low-sodium/i.test(line)),
    );
    expect(recipe.isLowSodium).toBe(!salty);
  });

  it('names its milk-supporting ingredients, all of them', () => {
    const found = Object.keys(MILK_SUPPORTING).filter((food) =>
      recipe.ingredients.some((line) => MILK_SUPPORTING[food]?.test(line)),
    );
    expect([...recipe.galactagogueIngredients].sort()).toEqual(found.sort());
  });

  it('can be cooked: amounts, steps and times are there', () => {
    expect(recipe.ingredients.length).toBeGreaterThanOrEqual(
      snacks.some(({ id }) => id === recipe.id) ? 3 : 4,
    );
    for (const line of recipe.ingredients) expect(line).toMatch(/^\d/);
    expect(recipe.instructions.length).toBeGreaterThanOrEqual(2);
    for (const step of recipe.instructions) expect(step).toMatch(/^[A-Z].*\.$/);
    expect(recipe.nutritionBenefits.length).toBeGreaterThanOrEqual(2);
    expect(recipe.prepTime + recipe.cookTime).toBeLessThanOrEqual(75);
  });

  // Pasteurized feta and ricotta are left out elsewhere: there a badge says so, and plans go without.
  it('keeps the rules of pregnancy where it is meant for pregnancy', () => {
    expect(safeInPregnancy(recipe, 'us') || !recipe.category.endsWith('trimester')).toBe(true);
  });
});

it.each(recipeTabs)('fills the tab %s, with every diet and every time of day', (tab) => {
  const shown = catalogue.filter((recipe) => inTab(recipe, tab));
  expect(shown.length).toBeGreaterThanOrEqual(8);
  for (const diet of dietaryFilters) {
    expect(shown.filter((recipe) => meets(recipe, [diet])).length).toBeGreaterThanOrEqual(2);
  }
  for (const time of ['breakfast', 'lunch', 'dinner'] as const) {
    expect(shown.filter((recipe) => fitsMealTime(recipe, time)).length).toBeGreaterThanOrEqual(2);
  }
});

it('spreads over every category', () => {
  for (const category of recipeCategories) {
    expect(catalogue.filter((recipe) => recipe.category === category).length).toBeGreaterThanOrEqual(6);
  }
});

it('repeats no dish under another name: no two are the same by more than half', () => {
  const alike = (one: Recipe, other: Recipe) => {
    const both = one.ingredients.filter((line) => other.ingredients.includes(line)).length;
    return both / (one.ingredients.length + other.ingredients.length - both) > 0.5;
  };
  const pairs = catalogue.flatMap((one) =>
    catalogue.filter((other) => other !== one && alike(one, other)).map(({ id }) => [one.id, id]),
  );
  expect(pairs).toEqual([]);
});
