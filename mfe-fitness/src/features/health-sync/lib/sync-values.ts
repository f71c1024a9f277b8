import type { TrackDayRequest, TrackingEntry } from '@nestwell/contracts/fitness';
import type { User } from '@nestwell/contracts/account';

export const syncDefaults = { waterIntake: 8, sleepHours: 7, mood: 3, energy: 3, weight: 150 } as const;

export const syncRanges = {
  waterIntake: { min: 0, max: 15, step: 1 },
  sleepHours: { min: 2, max: 12, step: 0.5 },
  mood: { min: 0, max: 4, step: 1 },
  energy: { min: 0, max: 4, step: 1 },
  weight: { min: 100, max: 300, step: 1 },
} as const;

export type SyncField = keyof typeof syncRanges;
export type SyncValues = Record<SyncField, number>;

export interface SyncStart {
  values: SyncValues;
  /** False when nobody ever told us her weight: then the number on screen is nobody's and must not be saved untouched. */
  weightKnown: boolean;
}

/** Today's values where she has some, else the defaults; weight: today, last log, profile, default. */
export function syncStart(
  today: TrackingEntry | null,
  lastWeight: number | null,
  user: Pick<User, 'currentWeight'>,
): SyncStart {
  const weight = today?.weight ?? lastWeight ?? user.currentWeight;
  return {
    values: {
      waterIntake: today?.waterIntake ?? syncDefaults.waterIntake,
      sleepHours: today?.sleepHours ?? syncDefaults.sleepHours,
      mood: today?.mood ?? syncDefaults.mood,
      energy: today?.energyLevel ?? syncDefaults.energy,
      weight: weight ?? syncDefaults.weight,
    },
    weightKnown: weight !== null,
  };
}

/** The slider's range, widened so that a known value is never moved by merely opening the wizard. */
export function widened(field: SyncField, known: number): { min: number; max: number; step: number } {
  const { min, max, step } = syncRanges[field];
  return {
    min: Math.min(min, Math.floor(known)),
    max: Math.max(max, Math.ceil(known)),
    // A known 148.2 must stay 148.2, so the slider moves in steps that can show it.
    step: Number.isInteger(known / step) ? step : stepShowing(known),
  };
}

const stepShowing = (value: number) =>
  Number.isInteger(value * 2) ? 0.5 : Number.isInteger(Math.round(value * 1000) / 100) ? 0.1 : 0.01;

/** Everything shown is sent, except a weight that is only the untouched default. */
export function syncRequest(
  start: SyncStart,
  values: SyncValues,
  weightTouched: boolean,
  date: string,
): TrackDayRequest {
  const { weight, ...rest } = values;
  return { ...rest, ...(start.weightKnown || weightTouched ? { weight } : {}), date };
}

/** Pounds from which the profile follows a logged weight. */
const PROFILE_STEP = 2;

/** Whether a sent weight moves the profile's: a difference of 2 or more, or a profile that had none. */
export function movesProfile(weight: number | null | undefined, profile: number | null): boolean {
  if (weight === null || weight === undefined) return false;
  return profile === null || Math.abs(weight - profile) >= PROFILE_STEP;
}
