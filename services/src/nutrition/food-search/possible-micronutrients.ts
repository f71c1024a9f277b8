import {
  micronutrientNames,
  type Micronutrient,
  type Micronutrients,
} from '@nestwell/contracts/nutrition/server';

/** More in 100 g, each in its own unit, than any food or tablet has: dried spirulina, yeast, kelp, bone meal. */
const MAX: Readonly<Record<Micronutrient, number>> = {
  iron: 2000,
  folate: 50_000,
  calcium: 40_000,
  choline: 20_000,
  fibre: 100,
  iodine: 50_000,
  vitaminB12: 50_000,
  vitaminD: 50_000,
};

/** Those that can be; another is unknown. */
export function possibleMicronutrients(
  valueOf: (name: Micronutrient) => number | undefined,
): Pick<Micronutrients, Micronutrient> {
  const known: Partial<Record<Micronutrient, number>> = {};
  for (const name of micronutrientNames) {
    const value = valueOf(name);
    if (value !== undefined && value >= 0 && value <= MAX[name]) known[name] = Math.round(value * 100) / 100;
  }
  return known;
}
