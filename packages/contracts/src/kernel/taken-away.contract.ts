import { z } from 'zod';
import type { DataKind } from './areas';
import { endpoint } from './endpoint';
import { id, localDate, nothing, ofUser } from './fields';
import { queued } from './queue';

/** What can be put back after she took it away, and which of her data is another then. */
export const takenKinds = {
  meal: ['meals'],
  keptFood: ['keptFoods'],
  mealPlan: ['mealPlans'],
  workout: ['workouts', 'stats'],
  day: ['tracking'],
  question: ['questions'],
  bagItem: ['bag'],
  babyNote: ['babyLog'],
  moodCheck: ['moodChecks'],
  pressureReading: ['bloodPressure'],
  recoveryNote: ['recovery'],
  medicine: ['medicines', 'reminders'],
  reminder: ['reminders'],
  post: ['posts'],
  comment: ['posts'],
} as const satisfies Record<string, readonly DataKind[]>;

export type TakenKind = keyof typeof takenKinds;

const kinds = Object.keys(takenKinds) as TakenKind[];

const putBack = endpoint({
  method: 'POST',
  path: '/api/users/:userId/taken-away',
  access: 'session',
  changes: [...new Set(Object.values(takenKinds).flat())],
  summary: 'Put back, as it was and with its id, what she took away less than an hour ago',
  params: ofUser,
  body: z.strictObject({
    kind: z.enum(kinds),
    /** As the deletion named it; a day by its date. */
    id: z.union([id, localDate]),
  }),
  bodyLimit: 1024,
  response: nothing,
  status: 204,
  idempotent: true,
  errors: [
    'not_found',
    'list_full',
    'too_many_foods',
    'too_many_medicines',
    'too_many_plans',
    'too_many_reminders',
    'checked_lately',
  ],
});

export const takenAway = {
  /** Kept until it is sent; what is put back is seen then. */
  putBack: queued(putBack, {
    noun: 'Undo',
    open: '/',
    title: () => 'Put back what was taken away',
    shows: () => [],
    takesBack: ({ body }) => body.id,
  }),
} as const;
