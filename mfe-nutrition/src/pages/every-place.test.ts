import {
  contentOfName,
  filtersOfProfile,
  fitFor,
  fitWords,
  suits,
  type FoodContent,
} from '@nestwell/domain/food-fit';
import { aUser } from '@nestwell/remote-kit/testing';
import { NothingToPlan, poolOf } from '../features/meal-plans/lib/recipe-pool';
import { markedItem } from '../features/meal-plans/lib/marked-item';
import { snacksFor } from '../features/meal-plans/lib/plan-snacks';
import { isRuledOut, profiles, type Profile } from '../features/meal-plans/lib/testing/every-profile';
import { milkFoodsFor } from '../features/recipes/lib/galactagogue-foods';
import { contentOfKept, contentOfKnown, contentOfMeals } from '../lib/foods/content-of';
import { recipesCalled } from '../lib/foods/known-recipes';
import { copyOfRecipe, recipeOfKept } from '../lib/own-recipes/own-recipe';
import { wholeRecipes } from '../lib/recipes/catalogue/whole';
import type { WholeRecipe } from '../lib/recipes/recipe';
import { quietRecipes, recipesFor } from '../lib/recipes/quiet-recipes';
import { inTab, matching, recipeTabs } from '../lib/recipes/recipe-search';
import { aKeptRecipe } from '../testing/a-kept-food';

interface Offered {
  name: string;
  lines: readonly string[];
}

const ofRecipe = ({ name, ingredients }: { name: string; ingredients: readonly string[] }): Offered => ({
  name,
  lines: ingredients,
});
const named = new Map(wholeRecipes.map((recipe) => [recipe.name, recipe]));
const ofName = ({ name }: { name: string }) => ofRecipe(named.get(name) ?? { name, ingredients: [name] });

/** Places that offer food by themselves: nothing there goes against what is saved. */
const offers: Readonly<Record<string, (profile: Profile) => readonly Offered[]>> = {
  ...Object.fromEntries(
    recipeTabs.map((tab) => [
      `the tab ${tab} of the hub, and the jumps above it`,
      (profile: Profile) =>
        matching(
          recipesFor(aUser(profile)).filter((recipe) => inTab(recipe, tab)),
          { search: '', diets: filtersOfProfile(profile), mealTime: 'all' },
        ).map(ofRecipe),
    ]),
  ),
  'the hub of a quiet member': (profile) =>
    matching(quietRecipes, { search: '', diets: filtersOfProfile(profile), mealTime: 'all' }).map(ofRecipe),
  'a new plan': (profile) => pooled(profile).map(ofRecipe),
  'snacks of a plan': (profile) =>
    snacksFor([], { diets: filtersOfProfile(profile), pregnant: false }).map(ofRecipe),
  'foods of Milk+': (profile) => milkFoodsFor(profile).map(ofName),
  'recipes found in Log Your Meal': (profile) =>
    wholeRecipes.flatMap(({ name }) => recipesCalled(name, aUser(profile))).map(ofName),
};

function pooled(profile: Profile) {
  try {
    return poolOf(
      wholeRecipes,
      { type: 'smart', days: 14 },
      { diets: filtersOfProfile(profile), pregnant: false },
    );
  } catch (failure) {
    if (failure instanceof NothingToPlan) return [];
    throw failure;
  }
}

const saysOf = (profile: Profile, content: FoodContent) => fitWords(fitFor(profile, content)).join(', ');
const kept = (food: WholeRecipe) => aKeptRecipe(copyOfRecipe(food));

/** Places that show food she looked for, chose or ate: there it is marked. */
const marks: Readonly<Record<string, (profile: Profile, food: WholeRecipe) => string>> = {
  'a card, a planned meal and cooking': saysOf,
  'a row of quick foods': (profile, { name }) => saysOf(profile, contentOfKnown({ name })),
  'a meal again, and in the palette': (profile, { name }) =>
    saysOf(profile, contentOfMeals([{ name: 'Water' }, { name }])),
  'a shopping list, on the screen, copied and printed': (profile, { ingredients }) =>
    ingredients.map((line) => markedItem(profile, line)).join() === ingredients.join() ? '' : 'marked',
  'a search for one of its ingredients': (profile, { ingredients }) =>
    ingredients.map((line) => saysOf(profile, contentOfName(line))).join(''),
};

const nameOf = ({ allergies: [allergy], dietaryRestrictions: [diet] }: Profile) =>
  allergy ? `an allergy to ${allergy}` : `the diet ${diet}`;
const table = <Place>(places: Readonly<Record<string, Place>>) =>
  Object.entries(places).flatMap(([where, place]) =>
    profiles.map((profile) => [where, nameOf(profile), place, profile] as const),
  );

it.each(table(offers))('%s offers nothing against %s', (_where, _what, offered, profile) => {
  const wrong = offered(profile).filter(({ lines }) => lines.some((line) => isRuledOut(profile, line)));

  expect(wrong).toEqual([]);
});

it.each(table(marks))('%s marks what goes against %s', (_where, _what, said, profile) => {
  const against = wholeRecipes.filter(({ ingredients }) =>
    ingredients.some((line) => isRuledOut(profile, line)),
  );

  expect(against.filter((food) => said(profile, food) === '')).toEqual([]);
});

it.each(profiles.map((profile) => [nameOf(profile), profile] as const))(
  'a kept copy of one of ours goes against %s as ours does, and a page that nobody checked suits nobody',
  (_, profile) => {
    const [allergy] = profile.allergies;
    for (const food of allergy ? wholeRecipes : []) {
      const isAgainst = food.ingredients.some((line) => isRuledOut(profile, line));
      if (isAgainst)
        expect([food.name, suits(profile, contentOfKept(kept(food)))]).toEqual([food.name, false]);
    }
    const page = aKeptRecipe({ contains: [] }, { source: 'https://www.example.com/soup' });
    const read = recipeOfKept(page);

    expect(read && suits(profile, read)).toBe(false);
  },
);
