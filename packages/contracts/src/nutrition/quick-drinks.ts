/** A drink as one press logs it: a snack of her diary. */
export interface QuickDrinkRequest {
  name: string;
  calories: number;
  protein: number;
  carbs: number;
  fat: number;
  portion: { label: string; grams: number; times: number };
  mealType: 'snack';
}

/** What is drunk most: figures of USDA FoodData Central, of the whole portion. */
export const quickDrinks: readonly QuickDrinkRequest[] = [
  { name: 'Coffee', label: '1 mug', grams: 200, calories: 2, protein: 0.2, carbs: 0, fat: 0 },
  { name: 'Instant coffee', label: '1 mug', grams: 200, calories: 4, protein: 0.2, carbs: 0.6, fat: 0 },
  { name: 'Black tea', label: '1 mug', grams: 200, calories: 2, protein: 0, carbs: 0.6, fat: 0 },
  { name: 'Cola', label: '330 ml', grams: 330, calories: 139, protein: 0, carbs: 35, fat: 0 },
].map(({ label, grams, ...figures }) => ({
  ...figures,
  portion: { label, grams, times: 1 },
  mealType: 'snack',
}));

/** What a logged meal says of itself, as far as that tells a quick drink; more than that is not looked at. */
export interface LoggedDrink {
  name?: unknown;
  calories?: unknown;
  mealType?: unknown;
  portion?: { grams?: unknown; times?: unknown } | null;
}

/** Whether a logged meal is one of the quick drinks, as its press logs it. */
export const isQuickDrink = ({ name, calories, mealType, portion }: LoggedDrink): boolean =>
  quickDrinks.some(
    (quick) =>
      quick.name === name &&
      quick.calories === calories &&
      quick.mealType === mealType &&
      quick.portion.grams === portion?.grams &&
      quick.portion.times === portion.times,
  );
