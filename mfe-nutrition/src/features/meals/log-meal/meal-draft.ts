import {
  mealLimits,
  type EatenPortion,
  type EatenProduct,
  type Meal,
  type MealType,
  type Micronutrients,
} from '@nestwell/contracts/nutrition';
import { figureIn, figureProblem, figureText } from '@nestwell/domain/amounts';
import { inFigures } from '@nestwell/domain/reading';
import { mealTypeAt } from '../../../lib/meals/eaten';

export const macronutrients = ['protein', 'carbs', 'fat'] as const;
export type Macronutrient = (typeof macronutrients)[number];

export const KILOCALORIE_WORDS = ['kcal', 'cal'];
/** What may stand behind a typed figure. */
const UNITS = { calories: KILOCALORIE_WORDS, protein: ['g'], carbs: ['g'], fat: ['g'] } as const;

/** A meal as she types it. */
export interface MealDraft extends Record<Macronutrient, string> {
  name: string;
  calories: string;
  mealType: MealType;
}

/** A meal that can be logged. What is left out is unknown. */
export interface CompleteMeal extends Partial<Record<Macronutrient, number>> {
  name: string;
  calories: number;
  mealType: MealType;
  portion?: EatenPortion;
  micronutrients?: Micronutrients;
  product?: EatenProduct;
}

export const emptyDraft = (now: Date): MealDraft => ({
  name: '',
  calories: '',
  protein: '',
  carbs: '',
  fat: '',
  mealType: mealTypeAt(now),
});

export function draftOfMeal({
  name,
  calories,
  protein,
  carbs,
  fat,
  mealType,
}: Pick<Meal, keyof MealDraft>): MealDraft {
  const text = (value: number | null) => (value === null ? '' : figureText(value));
  return {
    name,
    calories: String(calories),
    protein: text(protein),
    carbs: text(carbs),
    fat: text(fat),
    mealType,
  };
}

/** What is wrong with a number she typed, in words; undefined when it is fine or still empty. */
export function problemOf(field: 'calories' | Macronutrient, text: string): string | undefined {
  if (text.trim() === '') return undefined;
  const value = figureIn(text, UNITS[field]);
  if (value === undefined) return figureProblem(text, 'Use a number', UNITS[field]);
  const most = field === 'calories' ? mealLimits.calories : mealLimits.grams;
  return value > most ? `At most ${inFigures(most)}` : undefined;
}

/** The request, or undefined until name and calories are there and every number is one. Calories are cut to whole ones. */
export function requestOf(draft: MealDraft): CompleteMeal | undefined {
  const name = draft.name.trim();
  const calories = figureIn(draft.calories, UNITS.calories);
  const wrong = (['calories', ...macronutrients] as const).some((field) => problemOf(field, draft[field]));
  if (name === '' || calories === undefined || wrong) return undefined;
  return {
    name: name.slice(0, mealLimits.name),
    calories: Math.trunc(calories),
    protein: figureIn(draft.protein, UNITS.protein),
    carbs: figureIn(draft.carbs, UNITS.carbs),
    fat: figureIn(draft.fat, UNITS.fat),
    mealType: draft.mealType,
  };
}
