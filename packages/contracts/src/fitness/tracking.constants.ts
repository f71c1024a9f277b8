import { weightLimits } from '@nestwell/domain/limits';

/** Cups, hours and pounds. Broken nights and big babies fit; a slip of the finger does not. */
export const trackingLimits = {
  waterIntake: { min: 0, max: 60 },
  sleepHours: { min: 0, max: 24 },
  scale: { min: 0, max: 4 },
  weight: weightLimits,
} as const;

export const moodLabels = ['Low', 'Down', 'Okay', 'Good', 'Great'] as const;

export const energyLabels = ['Exhausted', 'Tired', 'Okay', 'Energetic', 'Supercharged'] as const;

/** Quick Log and Progress call the middle level Normal, the health sync Okay. */
export const quickEnergyLabels = ['Exhausted', 'Tired', 'Normal', 'Energetic', 'Supercharged'] as const;

export const hydrationTarget = 10;
