import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { babyGroups, onboardingDiets, settingsDiets } from '@nestwell/contracts/account/server';
import { allergensOf, allergies, filtersOfProfile, meets, type Restricted } from '@nestwell/domain/food-fit';
import { verdictsOf } from '@nestwell/safety/foods';
import { recipesOf } from './content/what-fits';
import { pagesOf } from './pages';

const catalogue = join(
  dirname(fileURLToPath(import.meta.url)),
  '../../../../mfe-nutrition/src/lib/recipes/catalogue',
);
const written = readdirSync(catalogue, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
  .map((name) => readFileSync(join(catalogue, name), 'utf8'))
  .join('\n');

/** A recipe as the catalogue writes it. */
function recipeIn(id: string) {
  const [text = ''] = /^.*?\n {2}\},/s.exec(written.split(`id: '${id}',`)[1] ?? '') ?? [];
  const [, list = ''] = /[^n]ingredients: \[(.*?)\]/s.exec(text) ?? [];
  const ingredients = [...list.matchAll(/'([^']+)'|"([^"]+)"/g)].map(
    ([, single, double]) => single ?? double ?? '',
  );
  const [, diet] = /diet: '(\w+)'/.exec(text) ?? [];
  const [, name] = /name: '([^']+)'/.exec(text) ?? [];
  return { name, ingredients, diet, isLowSodium: text.includes('lowSodium: true') };
}

const diets = [...new Set([...onboardingDiets, ...settingsDiets])];
const members: Restricted[] = [
  ...allergies.map((allergy) => ({ allergies: [allergy], dietaryRestrictions: [] })),
  ...diets.map((diet) => ({ allergies: [], dietaryRestrictions: [diet] })),
  ...allergies.flatMap((allergy) =>
    diets.map((diet) => ({ allergies: [allergy], dietaryRestrictions: [diet] })),
  ),
];

const all = [...new Map(babyGroups.flatMap(recipesOf).map((recipe) => [recipe.id, recipe])).values()];

it.each(all.map((recipe) => [recipe.name, recipe] as const))(
  '%s is as the catalogue writes it',
  (_, recipe) => {
    const { name, ingredients, diet, isLowSodium } = recipeIn(recipe.id);

    expect(ingredients.length).toBeGreaterThan(2);
    expect(recipe).toEqual({
      id: recipe.id,
      name,
      allergens: allergensOf(ingredients),
      isVegetarian: diet !== 'everything',
      isVegan: diet === 'vegan',
      isLowSodium,
    });
  },
);

it.each(['first', 'second', 'third'] as const)(
  'names none in the %s trimester that any country warns of',
  (group) => {
    const lines = recipesOf(group).flatMap(({ id }) => recipeIn(id).ingredients);

    expect(
      lines.filter((line) => verdictsOf(line, 'pregnant').some(({ level }) => level === 'avoid')),
    ).toEqual([]);
  },
);

it('names on every week and month a recipe that suits each allergy, diet and pair of them', () => {
  const failures: unknown[] = [];
  let cases = 0;
  for (const member of members) {
    for (const { number, fittingRecipe } of babyGroups.flatMap((group) =>
      pagesOf(group, { member, early: null }),
    )) {
      cases += 1;
      const isSuitable = fittingRecipe && meets(fittingRecipe, filtersOfProfile(member));
      if (!isSuitable) failures.push({ member, number, recipe: fittingRecipe?.name });
    }
  }

  expect(failures).toEqual([]);
  expect(cases).toBe(members.length * 64);
});

it.each([
  ['a fish allergy', { allergies: ['fish' as const], dietaryRestrictions: [] }, /salmon|tuna|cod\b|sardine/i],
  [
    'a vegetarian',
    { allergies: [], dietaryRestrictions: ['vegetarian'] },
    /salmon|beef|chicken|turkey|cod\b/i,
  ],
])('offers to %s nothing that it rules out by its ingredients', (_, member, ruledOut) => {
  const named = babyGroups.flatMap((group) => pagesOf(group, { member, early: null }));
  const lines = named.flatMap(({ fittingRecipe }) => recipeIn(fittingRecipe?.id ?? '').ingredients);

  expect(lines.length).toBeGreaterThan(100);
  expect(lines.filter((line) => ruledOut.test(line))).toEqual([]);
});
