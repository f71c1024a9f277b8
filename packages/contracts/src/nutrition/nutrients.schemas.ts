import { z } from 'zod';
import { numericBetween, text } from '../kernel/server';
import { nutrientLimits } from './nutrients.constants';

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
  vitaminB12: amount,
  vitaminD: amount,
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
