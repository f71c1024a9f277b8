import { z } from 'zod';
import { endpoint, ofUser } from '../kernel';

/** How many of her reminders that speak of pregnancy or a baby are still to come; a repeating one counts once. */
export const babyReminders = z.strictObject({
  coming: z.int(),
  putAway: z.int(),
});
export type BabyReminders = z.infer<typeof babyReminders>;

export const babyRemindersEndpoints = {
  countBabyReminders: endpoint({
    method: 'GET',
    path: '/api/users/:userId/baby-reminders',
    access: 'subscriber',
    summary: 'How many reminders of pregnancy and baby are still to come, in sight and put away',
    params: ofUser,
    response: babyReminders,
  }),
  putBabyRemindersAway: endpoint({
    method: 'PUT',
    path: '/api/users/:userId/baby-reminders',
    access: 'subscriber',
    changes: ['babyReminders', 'reminders'],
    summary: 'Put all reminders of pregnancy and baby away, or bring them back; none is deleted',
    params: ofUser,
    body: z.strictObject({ putAway: z.boolean() }),
    bodyLimit: 1024,
    response: babyReminders,
  }),
} as const;
