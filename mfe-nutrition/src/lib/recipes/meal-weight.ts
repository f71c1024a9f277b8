import { totalMinutes, type Recipe } from './recipe';

export type MealWeight = 'light' | 'substantial' | 'hearty';
export type MealTime = 'all' | 'breakfast' | 'lunch' | 'dinner';

const LIGHT_TAGS = ['light', 'quick', 'anti-nausea', 'gentle'];
const HEARTY_TAGS = ['warming', 'recovery', 'iron-rich', 'high-protein'];
const HEARTY_NAME = /stew|curry|roast/i;
const NO_BREAKFAST = /stir-?fry|stew|curry|roast|grill|brais|casserole/i;
const NO_DINNER = /smoothie|bowl|pudding|chia|overnight|yogh?urt|parfait/i;

const MORNING = /smoothie|porridge|oats|pudding|parfait|pancake|muffin|bites|breakfast|lassi/i;

const LIGHT_CALORIES = 250;
const HEARTY_CALORIES = 350;
const HEARTY_MINUTES = 25;

const tagged = (recipe: Recipe, tags: readonly string[]) => recipe.tags.some((tag) => tags.includes(tag));

/** Light is tested first, then hearty (any condition is enough); everything else is substantial. */
export function mealWeight(recipe: Recipe): MealWeight {
  if (isLight(recipe)) return 'light';
  return isHearty(recipe) ? 'hearty' : 'substantial';
}

function isLight(recipe: Recipe): boolean {
  const cold = recipe.calories < LIGHT_CALORIES && recipe.cookTime === 0;
  return /smoothie|shake|lassi|juice/i.test(recipe.name) || tagged(recipe, LIGHT_TAGS) || cold;
}

function isHearty(recipe: Recipe): boolean {
  return (
    HEARTY_NAME.test(recipe.name) ||
    recipe.calories >= HEARTY_CALORIES ||
    totalMinutes(recipe) > HEARTY_MINUTES ||
    tagged(recipe, HEARTY_TAGS)
  );
}

/** Whether a dish is eaten in the morning by custom: a plan puts it there first, and nowhere else while it can. */
export const isMorningDish = ({ name }: Pick<Recipe, 'name'>) => MORNING.test(name);

/** Whether a recipe belongs to a time of day. Everything makes a lunch. */
export function fitsMealTime(recipe: Recipe, time: MealTime): boolean {
  const weight = mealWeight(recipe);
  if (time === 'breakfast') return weight !== 'hearty' && !NO_BREAKFAST.test(recipe.name);
  if (time === 'dinner') return weight !== 'light' && !NO_DINNER.test(recipe.name);
  return true;
}
