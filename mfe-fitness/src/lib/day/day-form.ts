import { trackingLimits, type TrackDayRequest, type TrackingEntry } from '@nestwell/contracts/fitness';
import type { User } from '@nestwell/contracts/account';
import { poundsOf, shownWeight, weightUnit } from '@nestwell/domain/units';
import { figureIn } from '@nestwell/domain/amounts';

export type DayField = 'waterIntake' | 'sleepHours' | 'weight' | 'mood' | 'energyLevel';

/** What the form holds: text as typed, '' for nothing. */
export type DayForm = Record<DayField, string>;

type Units = User['units'];

export function formOf(entry: TrackingEntry, units: Units): DayForm {
  const text = (value: number | null) => (value === null ? '' : String(value));
  return {
    waterIntake: text(entry.waterIntake),
    sleepHours: text(entry.sleepHours),
    weight: entry.weight === null ? '' : String(shownWeight(entry.weight, units)),
    mood: text(entry.mood),
    energyLevel: text(entry.energyLevel),
  };
}

export type FormResult = { changes: TrackDayRequest } | { errors: Partial<DayForm> };

/** Only fields that differ from how they were shown are sent; an emptied one is cleared. */
export function readForm(form: DayForm, shown: DayForm, units: Units): FormResult {
  const changes: Record<string, number | null> = {};
  const errors: Partial<DayForm> = {};
  for (const field of Object.keys(form) as DayField[]) {
    const typed = form[field].trim();
    if (typed === shown[field]) continue;
    const value = typed === '' ? null : valueOf(field, typed, units);
    if (value === undefined) errors[field] = hints(units)[field];
    else changes[field] = value;
  }
  return Object.keys(errors).length > 0 ? { errors } : { changes };
}

function valueOf(field: DayField, typed: string, units: Units): number | undefined {
  const number = figureIn(typed);
  if (number === undefined) return undefined;
  const value = field === 'weight' ? poundsOf(number, units) : number;
  const { min, max } = limitsOf(field);
  return value >= min && value <= max ? value : undefined;
}

function limitsOf(field: DayField): { min: number; max: number } {
  return field === 'mood' || field === 'energyLevel' ? trackingLimits.scale : trackingLimits[field];
}

function hints(units: Units): DayForm {
  const { waterIntake, sleepHours, weight } = trackingLimits;
  const low = Math.ceil(shownWeight(weight.min, units));
  const high = Math.floor(shownWeight(weight.max, units));
  return {
    waterIntake: `Enter cups from ${waterIntake.min} to ${waterIntake.max}.`,
    sleepHours: `Enter hours from ${sleepHours.min} to ${sleepHours.max}.`,
    weight: `Enter a weight between ${low} and ${high} ${weightUnit[units]}.`,
    mood: 'Choose a mood.',
    energyLevel: 'Choose an energy.',
  };
}
