import type { Composition } from './food-table';

export const KILOJOULES = 4.184;
/** Kilocalories in 100 g of pure fat, and a little more. */
const MAX_KCAL = 950;
/** Grams in 100 g, with room for rounding. */
const MAX_GRAMS = 100.5;
const MAX_SUM = 105;
const ALCOHOL_KCAL = 7;
const GRAMS_PER_MILLILITRE = 0.789;

type Macronutrients = Omit<Composition, 'energy'>;

interface PossibleMacronutrients {
  macronutrients: Macronutrients;
  isOneImpossible: boolean;
}

const MACRONUTRIENTS = ['protein', 'carbs', 'fat'] as const;

/** Without what cannot be: below none, or more than the whole. */
export function possibleMacronutrients(written: Macronutrients): PossibleMacronutrients {
  const { protein, carbs, fat } = written;
  const found = { protein: possible(protein), carbs: possible(carbs), fat: possible(fat) };
  const sum = (found.protein ?? 0) + (found.carbs ?? 0) + (found.fat ?? 0);
  // One of them is wrong, and nobody knows which.
  if (sum > MAX_SUM) return { macronutrients: {}, isOneImpossible: true };
  const isOneImpossible = MACRONUTRIENTS.some(
    (name) => written[name] !== undefined && found[name] === undefined,
  );
  return { macronutrients: found, isOneImpossible };
}

/** Carbohydrate is worked out by difference: a little below none is none. */
const possible = (grams: number | undefined) =>
  grams === undefined || grams < -1 || grams > MAX_GRAMS ? undefined : Math.max(0, Math.min(100, grams));

interface Written extends PossibleMacronutrients {
  kcal?: number;
  kilojoules?: number;
  /** Volume percent. */
  alcohol?: number;
  /** Grams of fibre and of sugar alcohols, which count among carbohydrates and give little energy. */
  undigested?: number;
}

/** Kilocalories in 100 g, and whether they are doubted; undefined where nothing that was written down can be. */
export function plausibleEnergy({
  kcal,
  kilojoules,
  macronutrients,
  isOneImpossible,
  alcohol = 0,
  undigested = 0,
}: Written): { energy: number; isDoubted: boolean } | undefined {
  const least = leastOf(macronutrients) + alcohol * GRAMS_PER_MILLILITRE * ALCOHOL_KCAL;
  const { protein, carbs, fat } = macronutrients;
  const isWhole = protein !== undefined && carbs !== undefined && fat !== undefined;
  const fits = (energy: number) =>
    energy >= 0 &&
    // Noughts beside a figure that cannot be are fields that nobody filled in.
    (energy > 0 || !isOneImpossible) &&
    energy <= MAX_KCAL &&
    energy >= (least - Math.max(0, undigested) * 4) * 0.6 - 15 &&
    // Alcohol and sweeteners are in none of the three.
    (!isWhole || energy <= least * 1.35 + 35);
  const readings = [kcal, inKcal(kilojoules)].filter((energy) => energy !== undefined);
  // Kilojoules in the field of kilocalories: only where that is close to what the rest gives.
  const swapped = inKcal(kcal);
  const isClose = swapped !== undefined && isWhole && Math.abs(swapped - least) <= least * 0.15 + 10;
  // The same figure in both fields is in one of them in the wrong unit.
  const isAmbiguous = kcal !== undefined && kcal > 0 && kcal === kilojoules && !isWhole;
  const found = readings.find(fits) ?? (isClose ? swapped : undefined);
  if (found !== undefined) return { energy: found, isDoubted: isAmbiguous };
  if (isWhole) return { energy: least, isDoubted: true };
  const possibleOne = readings.find((energy) => energy > 0 && energy <= MAX_KCAL);
  return possibleOne === undefined ? undefined : { energy: possibleOne, isDoubted: true };
}

const inKcal = (kilojoules: number | undefined) =>
  kilojoules === undefined ? undefined : kilojoules / KILOJOULES;

const leastOf = ({ protein = 0, carbs = 0, fat = 0 }: Macronutrients) => protein * 4 + carbs * 4 + fat * 9;
