import {
  mealLimits,
  type EatenPortion,
  type Meal,
  type MealType,
  type Micronutrients,
} from '@nestwell/contracts/nutrition';
import { inFigures } from '@nestwell/domain/reading';
import { mealTypeAt } from '../../../lib/meals/eaten';

export const macronutrients = ['protein', 'carbs', 'fat'] as const;
export type Macronutrient = (typeof macronutrients)[number];

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
  const text = (value: number | null) => (value === null ? '' : String(value));
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
  const value = numberIn(text);
  if (value === undefined) return 'Use a number';
  const most = field === 'calories' ? mealLimits.calories : mealLimits.grams;
  return value > most ? `At most ${inFigures(most)}` : undefined;
}

/** The request, or undefined until name and calories are there and every number is one. Calories are cut to whole ones. */
export function requestOf(draft: MealDraft): CompleteMeal | undefined {
  const name = draft.name.trim();
  const calories = numberIn(draft.calories);
  const wrong = (['calories', ...macronutrients] as const).some((field) => problemOf(field, draft[field]));
  if (name === '' || calories === undefined || wrong) return undefined;
  return {
    name: name.slice(0, mealLimits.name),
    calories: Math.trunc(calories),
    protein: numberIn(draft.protein),
    carbs: numberIn(draft.carbs),
    fat: numberIn(draft.fat),
    mealType: draft.mealType,
  };
}

/** '12.5', and '12,5' as many keypads write it. */
export function numberIn(text: string): number | undefined {
  const plain = text.trim().replace(',', '.');
  return /^\d+(\.\d*)?$|^\.\d+$/.test(plain) ? Number(plain) : undefined;
}
