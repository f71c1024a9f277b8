import { barcodeIn } from '@nestwell/domain/barcodes';
import { allergies } from '@nestwell/domain/food-fit';
import { z } from 'zod';
import { boundedText } from '../kernel/server';
import { food } from './food-search.schemas';

const LONGEST_TYPED = 40;

/** The number under a bar code, however it is typed; kept as thirteen digits, or eight of a short one. */
export const barcode = boundedText(LONGEST_TYPED).transform((typed, context) => {
  const read = barcodeIn(typed);
  if (read !== undefined) return read;
  context.addIssue({ code: 'custom', message: 'must be the whole number under a bar code' });
  return z.NEVER;
});

/**
 * A product in a shop, per 100 g (or 100 ml of a drink, whose `grams` are millilitres). Its `fdcId` is the negative
 * of its number, which no food of USDA or of ours has.
 */
export const scannedFood = food.extend({
  barcode: z.string(),
  /** What is in a whole pack, as its label says it: '1 litre'. */
  quantity: z.string().nullable(),
  contains: z.array(z.enum(allergies)),
  /** What the label names as traces. An allergen in neither list is unknown: it is not said to be absent. */
  mayContain: z.array(z.enum(allergies)),
  /** The record names no allergen at all, which does not mean that there is none. */
  areAllergensUnknown: z.boolean(),
  /** Rules of `@nestwell/safety/foods`, by their ids, that its categories, ingredients and names ask for. */
  cautions: z.array(z.string()),
  /** Milligrams in 100 g; null where it has or may have some, nobody knows how much; left out where it has none. */
  caffeine: z.number().nullable().optional(),
  /** What the figures are of. */
  figuresOf: z.enum(['sold', 'prepared', 'serving']),
  /** The energy that was written down does not fit what is in it: the one here was worked out, or may be wrong. */
  isEnergyDoubted: z.boolean(),
});
export type ScannedFood = z.infer<typeof scannedFood>;

export const barcodesSchemas = {
  findBarcode: {
    query: z.strictObject({ barcode }),
    response: z.strictObject({ food: scannedFood.nullable() }),
  },
};
