import { allergies } from '@nestwell/domain/food-fit';
import { z } from 'zod';
import { text } from '../kernel/server';
import { eatenProductLimits } from './eaten-product.constants';

const named = z.array(z.enum(allergies)).max(allergies.length);

/** What the record of a scanned product said of it when it was logged or kept; its name alone tells too little. */
export const eatenProduct = z.strictObject({
  /** Rules of `@nestwell/safety/foods`, by their ids. */
  cautions: z.array(text(eatenProductLimits.cautionId)).max(eatenProductLimits.cautions),
  contains: named,
  /** What the label names as traces. */
  mayContain: named,
  areAllergensUnknown: z.boolean(),
});
export type EatenProduct = z.infer<typeof eatenProduct>;
