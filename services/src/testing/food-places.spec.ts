import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const nutrition = 'mfe-nutrition/src';
const logMeal = `${nutrition}/features/meals/log-meal`;
const plans = `${nutrition}/features/meal-plans`;
const lib = `${nutrition}/lib`;
const babyPages = 'services/src/account/baby-development';

/** What food is taken from: our recipes and snacks, lists of foods, what she keeps, what she ate, and searches. */
const SOURCES =
  /from '[^']*\/(catalogue\/catalogue|catalogue\/whole|snacks\/snacks|quiet-recipes|galactagogue-foods|known-recipes|foods\/often|use-recipe-finder|use-cooked-recipe|use-food-search|what-fits|recipes-that-fit|look-up\/foods|lib\/highlights)'|\buseKeptFoods\b|\bfoodList\b/;

/** What asks the profile, directly or in the component that shows it. */
const ASKS =
  /\b(suits|fitFor|filtersOfProfile|filtersOfAllergies|meets|AllergyMark|markedItem|PickRow|SavedAgainst)\b/;

/** Every file that takes food from there, and the file that asks the profile before it is shown; none where nothing is. */
const places: Readonly<Record<string, string | null>> = {
  [`${babyPages}/pages.ts`]: `${babyPages}/pages.ts`,
  [`${babyPages}/content/what-fits.ts`]: `${babyPages}/pages.ts`,
  'mfe-account/src/features/baby/page/baby-page-view.tsx': 'mfe-account/src/features/baby/page/what-fits.tsx',
  'mfe-care/src/features/can-i-eat/can-i-eat-page.tsx':
    'mfe-care/src/features/can-i-eat/look-up/food-card.tsx',
  'mfe-care/src/features/can-i-eat/look-up/foods.ts': 'mfe-care/src/features/can-i-eat/look-up/food-card.tsx',
  // Texts that name no food by themselves: the words of all of them are tried below.
  'mfe-community/src/features/feed/highlights.tsx': null,
  [`${nutrition}/features/hub/use-hub.ts`]: `${nutrition}/features/hub/use-hub.ts`,
  [`${nutrition}/features/recipes/milk-foods.tsx`]: `${nutrition}/features/recipes/lib/galactagogue-foods.ts`,
  [`${nutrition}/pages/recipe-page.tsx`]: `${nutrition}/features/recipes/recipe-card.tsx`,
  [`${plans}/create-plans.tsx`]: `${plans}/create-plans.tsx`,
  [`${plans}/use-generate-plan.ts`]: `${plans}/lib/recipe-pool.ts`,
  [`${plans}/lib/plan-snacks.ts`]: `${plans}/lib/plan-snacks.ts`,
  [`${plans}/snack-offers.tsx`]: `${plans}/snack-offers.tsx`,
  [`${plans}/daily-meals.tsx`]: `${plans}/planned-meals.tsx`,
  [`${plans}/plan-card.tsx`]: `${plans}/planned-meals.tsx`,
  [`${plans}/planned-meals.tsx`]: `${plans}/planned-meals.tsx`,
  [`${plans}/use-planned-recipe.ts`]: `${plans}/add-to-plan.tsx`,
  [`${plans}/use-snacks.ts`]: `${plans}/snack-offers.tsx`,
  // Figures only.
  [`${plans}/plan-coverage.tsx`]: null,
  [`${plans}/lib/coverage.ts`]: null,
  [`${nutrition}/features/meals/again/again-offers.ts`]: `${nutrition}/features/meals/again/again-offers.ts`,
  [`${nutrition}/features/meals/own-recipes/own-recipes.tsx`]: `${nutrition}/features/meals/own-recipes/own-recipe-card.tsx`,
  [`${logMeal}/barcode/scan-sheet.tsx`]: `${logMeal}/food-notes.tsx`,
  [`${logMeal}/food-finder.tsx`]: `${logMeal}/food-finder.tsx`,
  [`${logMeal}/quick/again-cards.tsx`]: `${logMeal}/quick/again-cards.tsx`,
  [`${logMeal}/quick/food-tabs.tsx`]: `${logMeal}/quick/pick-row.tsx`,
  [`${logMeal}/quick/matching-foods.tsx`]: `${logMeal}/quick/pick-row.tsx`,
  [`${logMeal}/quick/quick-foods.tsx`]: `${logMeal}/quick/pick-row.tsx`,
  [`${logMeal}/recipe-form/ingredient-finder.tsx`]: `${logMeal}/recipe-form/ingredient-finder.tsx`,
  [`${nutrition}/pages/cook-page.tsx`]: `${nutrition}/features/cooking/cooking.tsx`,
  // These hand on what is asked where it is shown.
  [`${lib}/foods/content-of.ts`]: null,
  [`${lib}/foods/known-recipes.ts`]: `${lib}/foods/known-recipes.ts`,
  [`${lib}/foods/use-kept-foods.ts`]: null,
  [`${lib}/meal-plans/quiet-plans.ts`]: null,
  [`${lib}/own-recipes/use-cooked-recipe.ts`]: null,
  [`${lib}/own-recipes/use-recipe-finder.ts`]: null,
  [`${lib}/recipes/catalogue/whole.ts`]: null,
  [`${lib}/recipes/quiet-recipes.ts`]: null,
  [`${nutrition}/page-queries.ts`]: null,
};

const read = (file: string) => readFileSync(join(root, file), 'utf8');

async function sourcesIn(folder: string): Promise<string[]> {
  const names = await readdir(join(root, folder), { recursive: true });
  return names
    .filter(
      (name) => /\.tsx?$/.test(name) && !/\.(test|spec|db-spec|http-spec|d)\.|(^|\/)testing\//.test(name),
    )
    .map((name) => `${folder}/${name}`);
}
const folders = ['account', 'calendar', 'care', 'community', 'fitness', 'nutrition'].map(
  (name) => `mfe-${name}/src`,
);

it('knows every file that takes food from a source', async () => {
  const files = (
    await Promise.all(
      [...folders, 'services/src/account', 'services/src/calendar', 'shell/src'].map(sourcesIn),
    )
  ).flat();
  const taking = files.filter((file) => SOURCES.test(read(file)));

  expect(taking.toSorted()).toEqual(Object.keys(places).toSorted());
});

it.each([...new Set(Object.values(places))].filter((file) => file !== null))(
  '%s asks what the member saved',
  (file) => {
    expect(read(file)).toMatch(ASKS);
  },
);

const NAMES_FOOD =
  /\b(crackers|toast|bread|nuts?|almonds?|peanuts?|fish|salmon|sardines?|tuna|eggs? (?:for|on)|cheese|yogurt|meat|beef|chicken|porridge|oat(?:s|meal)|pasta|tofu|hummus|wine|glass of milk)\b/i;

it.each([
  `${babyPages}/content/first-trimester.ts`,
  `${babyPages}/content/second-trimester.ts`,
  `${babyPages}/content/third-trimester.ts`,
  `${babyPages}/content/first-year.ts`,
  `${babyPages}/content/second-year.ts`,
  `${babyPages}/content/tick-lines.ts`,
  'packages/safety/src/weeks/in-pregnancy.ts',
  'packages/safety/src/weeks/after-birth.ts',
  'mfe-community/src/features/feed/lib/highlights.ts',
  'mfe-account/src/features/quiet-home/for-your-body.tsx',
  'mfe-care/src/features/bag/ideas.ts',
])('%s, the same for everyone, advises no food that somebody may not eat', (file) => {
  const words = read(file)
    .split('\n')
    .filter((line) => !/^\s*(\/\/|\*|\/\*|import|comparison:|emoji:)/.test(line));
  const advising = words.filter((line) => NAMES_FOOD.test(line) && !/if you eat/i.test(line));

  expect(words.length).toBeGreaterThan(5);
  expect(advising).toEqual([]);
});
