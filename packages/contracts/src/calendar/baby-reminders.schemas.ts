import { z } from 'zod';
import { ofUser } from '../kernel/server';

/** How many of her reminders that speak of pregnancy or a baby are still to come; a repeating one counts once. */
export const babyReminders = z.strictObject({
  coming: z.int(),
  putAway: z.int(),
});
export type BabyReminders = z.infer<typeof babyReminders>;

export const babyRemindersSchemas = {
  countBabyReminders: { params: ofUser, response: babyReminders },
  putBabyRemindersAway: {
    params: ofUser,
    body: z.strictObject({ putAway: z.boolean() }),
    response: babyReminders,
  },
};
