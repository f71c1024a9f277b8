import type { FactoryProvider } from '@nestjs/common';
import {
  energyFallbackIds,
  micronutrientIds,
  nutrientIds,
  nutrientLimits,
  type Food,
  type FoodPortion,
} from '@nestwell/contracts/nutrition/server';
import { Clock } from '../../platform/clock';
import { Config } from '../../platform/config/config';
import { jsonWithin } from '../../platform/outside/bytes-within';
import { callOutside } from '../../platform/outside/outside-call';
import { throwUnlessOk } from '../../platform/outside/provider-busy';
import { micronutrientsIn, nutrientsOf } from './food-table';
import { plausibleEnergy, possibleMacronutrients } from './plausible-energy';
import { possibleMicronutrients } from './possible-micronutrients';
import { usdaAnswer, type UsdaFood } from './usda-answer';

const API = 'https://api.nal.usda.gov/fdc/v1';
const DEADLINE_MS = 3000;
const RESULTS = 25;
const MAX_BYTES = 1024 * 1024;

/** USDA FoodData Central's search. Throws when it is slow (3 s), down, or returns something else. */
export class FoodDataCentral {
  constructor(
    private readonly key: string | undefined,
    private readonly clock: Clock,
    private readonly api = API,
    private readonly deadline = DEADLINE_MS,
  ) {}

  get configured(): boolean {
    return this.key !== undefined;
  }

  async search(query: string): Promise<Food[]> {
    callOutside('foods');
    const response = await fetch(`${this.api}/foods/search`, {
      method: 'POST',
      // As a header: an address with the key in it could end up in a log.
      headers: { 'content-type': 'application/json', 'x-api-key': this.key ?? '' },
      body: JSON.stringify({ query, pageSize: RESULTS, dataType: ['Foundation', 'SR Legacy', 'Branded'] }),
      signal: AbortSignal.timeout(this.deadline),
    });
    throwUnlessOk('FoodData Central', response, this.clock.now());
    const { success, data } = usdaAnswer.safeParse(await jsonWithin(MAX_BYTES, response.body));
    if (!success) throw new Error('FoodData Central answered in an unknown shape');
    return data.foods.map(foodOf).filter((food) => food !== undefined);
  }
}

export const foodDataCentralProvider: FactoryProvider<FoodDataCentral> = {
  provide: FoodDataCentral,
  inject: [Config, Clock],
  useFactory: (config: Config, clock: Clock) => new FoodDataCentral(config.foodKey, clock),
};

/** Brands give vitamin D in international units. */
const VITAMIN_D_IU_ID = 1110;
const IU_PER_MICROGRAM = 40;
const ALCOHOL_ID = 1018;
const SUGAR_ALCOHOLS_ID = 1086;
const GRAMS_PER_MILLILITRE_OF_ALCOHOL = 0.789;

/** Undefined for a food whose energy is not known, or cannot be: it could not be logged. */
function foodOf(found: UsdaFood): Food | undefined {
  const value = (nutrientId: number) =>
    found.foodNutrients.find((one) => one.nutrientId === nutrientId)?.value ?? undefined;
  const possible = possibleMacronutrients({
    protein: value(nutrientIds.protein),
    carbs: value(nutrientIds.carbs),
    fat: value(nutrientIds.fat),
  });
  const energy = [nutrientIds.energy, ...energyFallbackIds]
    .map((id) =>
      plausibleEnergy({
        kcal: value(id),
        ...possible,
        alcohol: (value(ALCOHOL_ID) ?? 0) / GRAMS_PER_MILLILITRE_OF_ALCOHOL,
        undigested: (value(micronutrientIds.fibre) ?? 0) + (value(SUGAR_ALCOHOLS_ID) ?? 0),
      }),
    )
    .find((read) => read !== undefined && !read.isDoubted)?.energy;
  if (energy === undefined) return undefined;
  return {
    fdcId: found.fdcId,
    description: inSentenceCase(found.description),
    brandOwner: found.brandOwner ?? null,
    nutrients: [
      ...nutrientsOf({
        energy,
        ...possible.macronutrients,
      }),
      ...micronutrientsIn(
        possibleMicronutrients((name) =>
          name === 'vitaminD' ? vitaminDIn(value) : value(micronutrientIds[name]),
        ),
      ),
    ],
    portions: portionsOf(found),
  };
}

function vitaminDIn(value: (nutrientId: number) => number | undefined): number | undefined {
  const units = value(VITAMIN_D_IU_ID);
  return value(micronutrientIds.vitaminD) ?? (units === undefined ? undefined : units / IU_PER_MICROGRAM);
}

function portionsOf({
  servingSize,
  servingSizeUnit,
  householdServingFullText,
  foodMeasures,
}: UsdaFood): FoodPortion[] {
  const measures = foodMeasures
    .filter(({ disseminationText, gramWeight }) => disseminationText && gramWeight)
    .filter(({ disseminationText }) => disseminationText !== 'Quantity not specified')
    .map(({ disseminationText, gramWeight }) => ({
      label: String(disseminationText),
      grams: Number(gramWeight),
    }));
  const inGrams = /^(g|grm|ml|mlt)$/i.test(servingSizeUnit ?? '');
  if (!servingSize || !inGrams) return differing(measures);
  const serving = { label: householdServingFullText?.toLowerCase() || '1 serving', grams: servingSize };
  return differing([serving, ...measures]);
}

/** One of each label: two '1 cup' could not be told apart. */
const differing = (portions: readonly FoodPortion[]) =>
  portions
    .filter(({ grams }) => grams >= 0.1 && grams <= nutrientLimits.portionGrams)
    .filter(({ label }, place, all) => all.findIndex((other) => other.label === label) === place);

/** Brands write in capitals. */
function inSentenceCase(description: string): string {
  if (description !== description.toUpperCase()) return description;
  const lower = description.toLowerCase();
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}
