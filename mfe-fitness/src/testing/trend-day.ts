import type { TrendDay } from '@nestwell/contracts/fitness';

export const aTrendDay = (date: string, figures: Partial<TrendDay> = {}): TrendDay => ({
  date,
  weight: null,
  sleepHours: null,
  waterIntake: null,
  mood: null,
  energyLevel: null,
  movement: null,
  ...figures,
});
