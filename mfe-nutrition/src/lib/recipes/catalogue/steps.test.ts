import { cookedRice } from '@nestwell/safety/care';
import type { WholeRecipe } from '../recipe';
import { wholeRecipes } from './whole';

/** Measures and adjectives: what says nothing about which food a line means. */
const NOT_A_FOOD = new Set(
  (
    'cup cups tbsp tsp large small medium can canned handful pinch clove stalk slice litre added salt fresh freshly ' +
    'finely grated chopped sliced diced washed rinsed low reduced sodium ground whole plain cooked each with and into ' +
    'in cut halved trimmed cubed pitted drained lean skinless dried mild gluten free firm unsweetened wheat fat ' +
    'pasteurised pasteurized shredded crushed extra virgin ripe hot cold juice zest no'
  ).split(' '),
);
/** Steps that take several lines at once. */
const TOGETHER = /everything|the vegetables|the spices|the filling/i;
/** Foods that must not turn up in a step only. Water is free. */
const CUPBOARD =
  /\b(oil|butter|milk|honey|yogurt|rice|quinoa|pasta|noodles|spinach|lemon|lime|salt|sugar|garlic|onion|cheese|stock|flour|cinnamon|cumin|ginger|tomato|potato|chicken|beef|turkey|tofu)/gi;
const RAW = /\b(chicken (breasts?|thighs?)|ground turkey|beef|salmon|cod|eggs?)\b/i;
const COOKED_THROUGH =
  /cooked through|no pink|well done|opaque|flakes|until firm|firm all the way|until set|are set|are tender/i;

const singular = (word: string) => word.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '');
const wordsOf = (text: string) => (text.toLowerCase().match(/[a-z]{3,}/g) ?? []).map(singular);

function leftOut({ ingredients, instructions }: WholeRecipe): string[] {
  const steps = instructions.join(' ');
  if (TOGETHER.test(steps)) return [];
  const used = new Set(wordsOf(steps));
  return ingredients.filter(
    (line) =>
      !wordsOf(line).some((word) => !NOT_A_FOOD.has(word) && (used.has(word) || used.has(`${word}e`))),
  );
}

function unlisted({ ingredients, instructions }: WholeRecipe): string[] {
  const listed = ingredients.join(' ').toLowerCase();
  const named = [...instructions.join(' ').matchAll(CUPBOARD)].map(([food]) => food.toLowerCase());
  return named.filter((food) => !listed.includes(food));
}

/** Minutes that the steps name, the longer of a range; what goes on meanwhile or in the fridge costs none. */
function minutesOf({ instructions }: WholeRecipe): number {
  const spent = instructions
    .join(' ')
    .split(/(?<=\.) /)
    .filter((sentence) => !/meanwhile|chill|stand/i.test(sentence))
    .join(' ')
    .replace(/an hour/g, '60 minutes');
  return [...spent.matchAll(/(\d+) minutes?/g)].reduce((sum, [, minutes]) => sum + Number(minutes), 0);
}

describe.each(wholeRecipes.map((recipe) => [recipe.name, recipe] as const))(
  'the steps of %s',
  (_, recipe) => {
    const steps = recipe.instructions.join(' ');

    it('use every ingredient, and none that is not listed', () => {
      expect(leftOut(recipe)).toEqual([]);
      expect(unlisted(recipe)).toEqual([]);
    });

    it('cook what is served cooked', () => {
      expect(steps).not.toMatch(/the boiled|the cooked/i);
      const raw = recipe.ingredients.some((line) => RAW.test(line) && !/cooked|stock|egg-free/i.test(line));
      expect(!raw || COOKED_THROUGH.test(steps)).toBe(true);
    });

    it('take no longer than the card says', () => {
      expect(minutesOf(recipe)).toBeLessThanOrEqual(recipe.prepTime + recipe.cookTime);
    });

    it('say so on the card when they need hours in the fridge', () => {
      expect(recipe.tags.includes('make-ahead') || !/chill/i.test(steps)).toBe(true);
    });
  },
);

it('take cooked rice only when it was cooled soon, kept a day at most, heated until it steams, and once', () => {
  const reheated = wholeRecipes.filter(({ ingredients }) =>
    ingredients.some((line) => /\bcooked\b.*\brice\b(?! (vinegar|noodles))/.test(line)),
  );

  expect(reheated.map(({ id }) => id)).toEqual(['egg-fried-rice']);
  for (const { instructions } of reheated) {
    expect(instructions[0]).toBe(cookedRice.value);
    expect(instructions.join(' ')).toMatch(/steaming hot all through.*Do not heat the rice a second time/);
  }
});
