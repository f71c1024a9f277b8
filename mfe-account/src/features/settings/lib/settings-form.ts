import type { ActivityLevel, UnitSystem, User } from '@nestwell/contracts/account';
import { calorieEstimate } from '../../../lib/calorie-estimate';
import {
  centimetresOf,
  figureOf,
  type HeightUnit,
  poundsOf,
  shownHeight,
  shownWeight,
} from '../../../lib/units';

/** What the cards show. Figures are texts as typed, in the units shown; '' is none. */
export interface SettingsForm {
  name: string;
  isPregnant: boolean;
  pregnancyWeek: string;
  monthsPostpartum: string;
  isBreastfeeding: boolean;
  activityLevel: ActivityLevel;
  /** Of weights. */
  units: UnitSystem;
  currentWeight: string;
  healthyWeightGoal: string;
  height: string;
  dietaryRestrictions: readonly string[];
  baseCalorieGoal: number;
}

/** Only what she has changed since it was last saved. */
export type SettingsEdits = Partial<SettingsForm>;

const text = (figure: number | null) => (figure === null ? '' : String(figure));

function savedForm(user: User, units: UnitSystem, heightUnit: HeightUnit): SettingsForm {
  const weight = (pounds: number | null) => text(pounds === null ? null : shownWeight(pounds, units));
  return {
    name: user.name,
    isPregnant: user.isPregnant,
    pregnancyWeek: text(user.pregnancyWeek),
    monthsPostpartum: text(user.monthsPostpartum),
    isBreastfeeding: user.isBreastfeeding,
    activityLevel: user.activityLevel,
    units: user.units,
    currentWeight: weight(user.currentWeight),
    healthyWeightGoal: weight(user.healthyWeightGoal),
    height: text(user.height === null ? null : shownHeight(user.height, heightUnit)),
    dietaryRestrictions: user.dietaryRestrictions,
    baseCalorieGoal: user.baseCalorieGoal,
  };
}

/** The form as it stands on screen: what is saved, with her edits over it. */
export function shownForm(user: User, edits: SettingsEdits, heightUnit: HeightUnit): SettingsForm {
  return { ...savedForm(user, edits.units ?? user.units, heightUnit), ...edits };
}

/** Her edits after one more; what is back at its saved value is no edit. */
export function edited(
  user: User,
  edits: SettingsEdits,
  change: SettingsEdits,
  heightUnit: HeightUnit,
): SettingsEdits {
  const units = change.units ?? edits.units ?? user.units;
  const next = { ...weightsIn(units, edits, edits.units ?? user.units), ...change };
  const saved = savedForm(user, units, heightUnit);
  const isEdit = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(saved[field as keyof SettingsForm]);
  return Object.fromEntries(Object.entries(next).filter(isEdit));
}

/** Weights she has typed keep their meaning when the units change; what is no figure stays as it is. */
function weightsIn(units: UnitSystem, edits: SettingsEdits, from: UnitSystem): SettingsEdits {
  if (units === from) return edits;
  const turn = (figure: number) => shownWeight(poundsOf(figure, from), units);
  const { currentWeight, healthyWeightGoal } = edits;
  return {
    ...edits,
    ...(currentWeight !== undefined && { currentWeight: turned(currentWeight, turn) }),
    ...(healthyWeightGoal !== undefined && { healthyWeightGoal: turned(healthyWeightGoal, turn) }),
  };
}

/** The same for a height she has typed. */
export function heightIn(unit: HeightUnit, edits: SettingsEdits, from: HeightUnit): SettingsEdits {
  if (unit === from || edits.height === undefined) return edits;
  return {
    ...edits,
    height: turned(edits.height, (figure) => shownHeight(centimetresOf(figure, from), unit)),
  };
}

function turned(typed: string, turn: (figure: number) => number): string {
  const figure = figureOf(typed);
  return Number.isNaN(figure) ? typed : String(turn(figure));
}

/** A calorie estimate for the figures on screen; the goal itself only changes when she takes it. */
export function estimateFor(form: SettingsForm, heightUnit: HeightUnit): number {
  const weight = figureOf(form.currentWeight);
  const height = figureOf(form.height);
  return calorieEstimate({
    weight: Number.isNaN(weight) ? null : poundsOf(weight, form.units),
    height: Number.isNaN(height) ? null : centimetresOf(height, heightUnit),
    activityLevel: form.activityLevel,
  });
}
