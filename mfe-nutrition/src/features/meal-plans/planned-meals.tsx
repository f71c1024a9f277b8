import { mealTypeLabels, planSlots, type MealType, type PlanDay } from '@nestwell/contracts/nutrition';
import { useMember, useShowsFigures } from '@nestwell/remote-kit';
import { List, ListRow } from '@nestwell/ui';
import { AllergyMark } from '../../lib/allergy-mark/allergy-mark';
import { DiabetesMark } from '../../lib/carbs/diabetes-mark';
import { carbsOf, carbWords, showsCarbs } from '../../lib/carbs/meal-carbs';
import { FoodMark } from '../../lib/food-cautions/food-mark';
import { MealWell } from '../../lib/meals/meal-look';
import { recipeById } from '../../lib/recipes/catalogue/whole';
import { useSpokenRecipe } from '../../lib/recipes/use-spoken-recipe';
import { totalMinutes, type Recipe, type WholeRecipe } from '../../lib/recipes/recipe';
import type { FindRecipe } from '../../lib/own-recipes/use-recipe-finder';
import { ReadAloudButton } from '../../lib/speech/read-aloud-button';
import * as css from './plans.module.css';

export interface PlannedMeal {
  slot: MealType;
  id: string;
  /** Undefined for a recipe that is not there any more. */
  recipe: WholeRecipe | undefined;
}

export function mealsOfDay(day: PlanDay | undefined, find: FindRecipe): PlannedMeal[] {
  return planSlots.flatMap((slot) => (day?.[slot] ?? []).map((id) => ({ slot, id, recipe: find(id) })));
}

/** What she has between meals, after them. */
export const snacksOfDay = (day: PlanDay | undefined): PlannedMeal[] =>
  (day?.snacks ?? []).map((id) => ({ slot: 'snack', id, recipe: recipeById(id) }));

/** Figure and unit stay on one line. */
const figuresOf = (recipe: Recipe, shows: { figures: boolean; carbs: boolean }) =>
  [
    totalMinutes(recipe) > 0 && `${totalMinutes(recipe)}\u00a0min`,
    shows.figures && `${recipe.calories}\u00a0kcal`,
    recipe.protein !== '' && `${Math.round(Number(recipe.protein))}\u00a0g protein`,
    shows.carbs && carbWords([carbsOf(recipe)]),
  ]
    .filter(Boolean)
    .join(', ');

interface PlannedMealsProps {
  meals: readonly PlannedMeal[];
  label: string;
  /** Each recipe with its own reading button and its time of day above it; else the day is read as a whole. */
  readable?: boolean;
  /** Adds each recipe's sentence. */
  described?: boolean;
  /** Recipes of hers are on their way. */
  pending?: boolean;
}

/** What a day has: breakfast, lunch and dinner, and snacks where they are listed too. */
export function PlannedMeals({ meals, label, readable, described, pending }: PlannedMealsProps) {
  const showsFigures = useShowsFigures();
  const spokenRecipe = useSpokenRecipe();
  const shows = { figures: showsFigures, carbs: showsCarbs(useMember()) };
  return (
    <List aria-label={label}>
      {meals.map(({ slot, id, recipe }) => (
        <ListRow
          key={`${slot}-${id}`}
          className={css.meal}
          well={<MealWell mealType={slot} />}
          title={
            <>
              {readable && <span className={css.slot}>{mealTypeLabels[slot]}</span>}
              {recipe?.name ?? (pending ? 'Your recipe' : 'Recipe unavailable')}
            </>
          }
          meta={
            <>
              {recipe?.description && described && (
                <span className={css.description}>{recipe.description}</span>
              )}
              {[
                ...(readable ? [] : [mealTypeLabels[slot]]),
                ...(recipe ? [figuresOf(recipe, shows)] : []),
              ].join(', ')}
              {recipe && <AllergyMark of={recipe} />}
              {recipe && <DiabetesMark names={recipe.ingredients} />}
              {recipe && <FoodMark name={recipe.name} ingredients={recipe.ingredients} />}
            </>
          }
          end={recipe && readable && <ReadAloudButton name={recipe.name} text={() => spokenRecipe(recipe)} />}
        />
      ))}
    </List>
  );
}
