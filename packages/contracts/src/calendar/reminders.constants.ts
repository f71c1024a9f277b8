export const reminderTypes = [
  'appointment',
  'medication',
  'feeding',
  'checkup',
  'exercise',
  'meal_prep',
  'personal',
  'baby_feeding',
  'baby_weight_check',
  'solid_food_intro',
  'growth_spurt',
] as const;
export type ReminderType = (typeof reminderTypes)[number];

/** When she sees somebody: what she may show a partner, and what her questions are for. */
export const visitTypes = ['appointment', 'checkup'] as const satisfies ReminderType[];

/** Of the time with a baby: put out of sight while she is quiet about pregnancy and babies. */
export const babyReminderTypes: ReadonlySet<ReminderType> = new Set([
  'feeding',
  'baby_feeding',
  'baby_weight_check',
  'solid_food_intro',
  'growth_spurt',
]);

/** The name she sees for each type, as the specification words it. */
export const reminderTypeNames = {
  appointment: 'Doctor Appointment',
  medication: 'Medication',
  feeding: 'Feeding Time',
  checkup: 'Health Check-up',
  exercise: 'Exercise Session',
  meal_prep: 'Meal Prep',
  personal: 'Personal',
  baby_feeding: 'Baby Feeding',
  baby_weight_check: 'Baby Weight Check',
  solid_food_intro: 'New Food Introduction',
  growth_spurt: 'Growth Spurt Period',
} as const satisfies Record<ReminderType, string>;

/** Its reminders ring, are pushed, ticked and deleted whatever her plan. */
export const ringsWithoutPlan: ReminderType = 'medication';

export const priorities = ['low', 'medium', 'high', 'urgent'] as const;
export type Priority = (typeof priorities)[number];

export const recurrences = ['none', 'daily', 'weekly', 'monthly', 'annual'] as const;
export type Recurrence = (typeof recurrences)[number];

/** How far a change of a recurring reminder reaches: this one, this and later ones, or the whole series. */
export const scopes = ['one', 'later', 'all'] as const;
export type Scope = (typeof scopes)[number];

/** Minutes of notice before the due time. 40,320 is four weeks. */
export const leadLimits = { min: 0, max: 40_320, default: 15 } as const;

/** How many reminders one answer lists: a full month at a time, 50 unless asked for more. */
export const listLimits = { max: 1000 } as const;

export const textLimits = { title: 120, description: 1000, location: 200, doctorName: 120 } as const;
