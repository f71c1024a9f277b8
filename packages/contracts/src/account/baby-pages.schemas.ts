import { allergens } from '@nestwell/domain/food-fit';
import { z } from 'zod';
import { ofUser, matching } from '../kernel/server';
import { babyMilestone } from './baby-development.schemas';
import { babyGroups } from './baby-pages.constants';

/** A line that she ticks, the same in every week it stands in. */
export const tickLine = z.strictObject({ item: z.string(), words: z.string() });
export type TickLine = z.infer<typeof tickLine>;

/** A recipe of the product, and what allergies and diets ask of it. */
export const fittingRecipe = z.strictObject({
  id: z.string(),
  name: z.string(),
  allergens: z.array(z.enum(allergens)),
  isVegetarian: z.boolean(),
  isVegan: z.boolean(),
  isLowSodium: z.boolean(),
});
export type FittingRecipe = z.infer<typeof fittingRecipe>;

/** One week of pregnancy or one month of life. Every line that she may act on comes from a dated source. */
export const babyPage = z.strictObject({
  /** The week, 4 to 42, or the month, 0 to 24. */
  number: z.int(),
  baby: babyMilestone,
  body: z.string(),
  common: z.array(z.string()),
  /** For copies of the site from before: the page itself reads the signs by her country. */
  call: z.strictObject({ baby: z.array(z.string()), you: z.array(z.string()) }),
  visits: z.array(z.string()),
  questions: z.array(tickLine),
  todo: z.array(tickLine),
  /** The name of an exercise of the product that fits. */
  exercise: z.string(),
  /** One that fits and suits what the member saved; null where none does. Pages that a device kept before have none. */
  fittingRecipe: fittingRecipe.nullable().optional(),
  sources: z.array(z.string()),
  /** The day the oldest of its sources was read, `YYYY-MM-DD`; '' where none was. */
  checked: z.string(),
});
export type BabyPage = z.infer<typeof babyPage>;

export const babyTick = z.strictObject({ item: z.string(), tickedAt: z.string() });
export type BabyTick = z.infer<typeof babyTick>;

const ofGroup = ofUser.extend({ group: z.enum(babyGroups) });

const ofItem = ofUser.extend({ item: matching(/^[a-z-]{2,40}$/, 40) });

export const babyPagesSchemas = {
  listBabyPages: { params: ofGroup, response: z.array(babyPage).nullable() },
  listBabyTicks: { params: ofUser, response: z.array(babyTick) },
  changeBabyTick: {
    params: ofItem,
    body: z.strictObject({ done: z.boolean() }),
    response: z.strictObject({ item: z.string(), done: z.boolean() }),
  },
};
