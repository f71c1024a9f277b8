import {
  micronutrientIds,
  micronutrientNames,
  micronutrientUnits,
  nutrientIds,
  type Food,
  type FoodNutrient,
  type FoodPortion,
  type Micronutrients,
} from '@nestwell/contracts/nutrition/server';

/** A built-in food. `also` are further words people look for it by; `dish` ranks after the plain food. */
export interface BuiltInFood extends Food {
  also: string;
  dish: boolean;
}

/** Per 100 g; a macronutrient that nobody measured is left out, which is not 0. */
export interface Composition {
  energy: number;
  protein?: number;
  carbs?: number;
  fat?: number;
}

/**
 * Reads a table of foods, one a line:
 * `name | kcal protein carbs fat per 100 g | measure=grams; measure=grams | FDC number or - | other words`.
 */
export function foodTable(text: string, { dish = false } = {}): BuiltInFood[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => foodOf(line, dish));
}

function foodOf(line: string, dish: boolean): BuiltInFood {
  const [description = '', figures = '', measures = '', number = '', also = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  const [energy, protein, carbs, fat, ...rest] = figures.split(/\s+/).map(Number);
  if (
    energy === undefined ||
    protein === undefined ||
    carbs === undefined ||
    fat === undefined ||
    rest.length > 0
  ) {
    throw new Error(`four figures are needed in: ${line}`);
  }
  return {
    fdcId: number === '-' ? ownNumber(description) : Number(number),
    description,
    brandOwner: null,
    nutrients: nutrientsOf({ energy, protein, carbs, fat }),
    portions: measures === '' ? [] : measures.split(';').map(portionOf),
    also,
    dish,
  };
}

function portionOf(measure: string): FoodPortion {
  const at = measure.lastIndexOf('=');
  return { label: measure.slice(0, at).trim(), grams: Number(measure.slice(at + 1)) };
}

/** A food whose USDA number is not known gets a negative one of its own, made from its name so that it stays. */
function ownNumber(description: string): number {
  let hash = 0;
  for (const letter of description) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return -(Math.abs(hash) % 1_000_000_000) - 1;
}

export function nutrientsOf({ energy, protein, carbs, fat }: Composition): FoodNutrient[] {
  const grams = (nutrientId: number, nutrientName: string, value: number | undefined) =>
    value === undefined ? [] : [{ nutrientId, nutrientName, value, unitName: 'G' }];
  return [
    { nutrientId: nutrientIds.energy, nutrientName: 'Energy', value: energy, unitName: 'KCAL' },
    ...grams(nutrientIds.protein, 'Protein', protein),
    ...grams(nutrientIds.carbs, 'Carbohydrate, by difference', carbs),
    ...grams(nutrientIds.fat, 'Total lipid (fat)', fat),
  ];
}

/** Those that are known, as foods carry them. */
export function micronutrientsIn(figures: Micronutrients): FoodNutrient[] {
  return micronutrientNames.flatMap((name) => {
    const value = figures[name];
    return value === undefined
      ? []
      : [
          {
            nutrientId: micronutrientIds[name],
            nutrientName: WORDS[name],
            value,
            unitName: micronutrientUnits[name],
          },
        ];
  });
}

/** As USDA calls them. */
const WORDS = {
  iron: 'Iron, Fe',
  folate: 'Folate, total',
  calcium: 'Calcium, Ca',
  choline: 'Choline, total',
  fibre: 'Fiber, total dietary',
  iodine: 'Iodine, I',
  vitaminB12: 'Vitamin B-12',
  vitaminD: 'Vitamin D (D2 + D3)',
} as const satisfies Record<keyof typeof micronutrientIds, string>;
