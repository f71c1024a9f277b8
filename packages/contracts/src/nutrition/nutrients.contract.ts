import { z } from 'zod';
import { numericBetween, text } from '../kernel';

/** What a stage asks for besides energy and macronutrients, with its unit and USDA's number. */
export const micronutrientNames = ['iron', 'folate', 'calcium', 'choline', 'fibre', 'iodine'] as const;
export type Micronutrient = (typeof micronutrientNames)[number];

export const micronutrientUnits = {
  iron: 'mg',
  folate: 'µg',
  calcium: 'mg',
  choline: 'mg',
  fibre: 'g',
  iodine: 'µg',
} as const satisfies Record<Micronutrient, string>;

export const micronutrientIds = {
  iron: 1089,
  folate: 1177,
  calcium: 1087,
  choline: 1180,
  fibre: 1079,
  iodine: 1100,
} as const satisfies Record<Micronutrient, number>;

export const nutrientLimits = {
  amount: 100_000,
  portionLabel: 60,
  portionGrams: 5000,
  portionTimes: 100,
} as const;

const amount = numericBetween(0, nutrientLimits.amount)
  .transform((value) => Math.round(value * 100) / 100)
  .optional();

/** Of the whole meal, in each one's own unit. One that is left out is unknown, which is not zero. */
export const micronutrients = z.strictObject({
  iron: amount,
  folate: amount,
  calcium: amount,
  choline: amount,
  fibre: amount,
  iodine: amount,
  /** Milligrams, of a product whose record says so; null where it has some, and nobody knows how much. */
  caffeine: amount.unwrap().nullable().optional(),
});
export type Micronutrients = z.infer<typeof micronutrients>;

/** A household measure: what one of it weighs, where that is known. */
export const measure = z.strictObject({
  label: text(nutrientLimits.portionLabel),
  grams: numericBetween(0.1, nutrientLimits.portionGrams).nullable(),
});
export type FoodMeasure = z.infer<typeof measure>;

/** How much of it she ate: so many of a measure. */
export const eatenPortion = measure.extend({ times: numericBetween(0.01, nutrientLimits.portionTimes) });
export type EatenPortion = z.infer<typeof eatenPortion>;
