import {
  mealLimits,
  micronutrientNames,
  nutrientLimits,
  type KeepFoodRequest,
  type KeptFood,
  type Micronutrient,
} from '@nestwell/contracts/nutrition';
import { figureIn, figureProblem, figureText } from '@nestwell/domain/amounts';

type Macronutrient = 'protein' | 'carbs' | 'fat';

/** A nutrition label as she copies it; an empty field stays unknown. */
export interface LabelDraft {
  name: string;
  per: '100 g' | 'serving';
  serving: string;
  grams: string;
  calories: string;
  contains: NonNullable<KeepFoodRequest['contains']>;
  figures: Partial<Record<Macronutrient | Micronutrient, string>>;
  barcode: string | null;
}

export const emptyLabel: LabelDraft = {
  name: '',
  per: 'serving',
  serving: '',
  grams: '',
  calories: '',
  contains: [],
  figures: {},
  barcode: null,
};

/** A food she keeps, as its label. */
export function labelOf({
  name,
  portion,
  calories,
  contains,
  micronutrients,
  barcode,
  ...food
}: KeptFood): LabelDraft {
  const isPer100 = portion.label === '100 g';
  const figures: LabelDraft['figures'] = {};
  const known = {
    protein: food.protein,
    carbs: food.carbs,
    fat: food.fat,
    ...micronutrients,
  };
  for (const of of ['protein', 'carbs', 'fat', ...micronutrientNames] as const) {
    const amount = known[of];
    if (amount !== null && amount !== undefined) figures[of] = figureText(amount);
  }
  return {
    name,
    per: isPer100 ? '100 g' : 'serving',
    serving: isPer100 ? '' : portion.label,
    grams: isPer100 || portion.grams === null ? '' : figureText(portion.grams),
    calories: String(calories),
    contains,
    figures,
    barcode,
  };
}

/** What is wrong with a figure, in words; undefined when it is fine or still empty. */
export function problemOfFigure(text: string | undefined, most: number): string | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const value = figureIn(text);
  if (value === undefined) return figureProblem(text, 'Use a number');
  return value > most ? `At most ${most}` : undefined;
}

export const mostOf = (name: string): number =>
  name === 'calories'
    ? mealLimits.calories
    : name === 'grams'
      ? nutrientLimits.portionGrams
      : mealLimits.grams * 10;

/** Undefined until there are a name, the energy and, of a serving, what it is called, and every figure is one. */
export function requestOfLabel(draft: LabelDraft): KeepFoodRequest | undefined {
  const { name, per, serving, grams, calories, contains, figures, barcode } = draft;
  const energy = figureIn(calories);
  const label = per === 'serving' ? serving.trim() : per;
  const wrong = [
    problemOfFigure(calories, mostOf('calories')),
    problemOfFigure(grams, mostOf('grams')),
    ...Object.entries(figures).map(([of, text]) => problemOfFigure(text, most(of))),
  ].some((problem) => problem !== undefined);
  const weight = per === 'serving' ? figureIn(grams) : 100;
  if (name.trim() === '' || label === '' || energy === undefined || wrong || weight === 0) return undefined;
  const known = (of: Macronutrient | Micronutrient) => figureIn(figures[of] ?? '');
  return {
    name: name.trim(),
    kind: 'own',
    portion: {
      label: label.slice(0, nutrientLimits.portionLabel),
      grams: weight ?? null,
    },
    calories: Math.trunc(energy),
    protein: known('protein'),
    carbs: known('carbs'),
    fat: known('fat'),
    micronutrients: Object.fromEntries(
      micronutrientNames.flatMap((of) => {
        const amount = known(of);
        return amount === undefined ? [] : [[of, amount]];
      }),
    ),
    contains,
    areAllAllergiesAsked: true,
    barcode,
  };
}

const most = (of: string) =>
  of === 'protein' || of === 'carbs' || of === 'fat' ? mealLimits.grams : mostOf(of);
