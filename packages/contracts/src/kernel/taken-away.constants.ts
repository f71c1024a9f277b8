import type { DataKind } from './areas';

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
