import type { ActivityLevel, Allergy, UnitSystem, User } from '@nestwell/contracts/account';
import { isPastTerm } from '@nestwell/domain/ages';
import { deviceDate } from '@nestwell/domain/device-time';
import { estimatedBaseGoal } from '@nestwell/domain/energy';
import { type HeightUnit, centimetresOf, poundsOf, shownHeight, shownWeight } from '@nestwell/domain/units';
import { type DatesForm, datesOf } from '../../../lib/dates/dates-form';
import { figureOf } from '../../../lib/figure-of';
import { isSame, shownIn, type Typed } from './typed-figure';

/** What the cards show. Figures are texts as typed, in the units shown; '' is none. */
export interface SettingsForm {
  name: string;
  isPregnant: boolean;
  dates: DatesForm;
  pregnancyWeek: string;
  monthsPostpartum: string;
  isBreastfeeding: boolean;
  activityLevel: ActivityLevel;
  /** Of weights. */
  units: UnitSystem;
  currentWeight: string;
  healthyWeightGoal: string;
  height: string;
  allergies: readonly Allergy[];
  dietaryRestrictions: readonly string[];
  baseCalorieGoal: number;
}

/** Figures keep the unit they were typed in, so that a look at them in another one changes nothing. */
interface TypedFigures {
  currentWeight: Typed<UnitSystem>;
  healthyWeightGoal: Typed<UnitSystem>;
  height: Typed<HeightUnit>;
}

/** Only what she has changed since it was last saved. */
export type SettingsEdits = Partial<Omit<SettingsForm, keyof TypedFigures> & TypedFigures>;

const text = (figure: number | null) => (figure === null ? '' : String(figure));

function savedForm(user: User, units: UnitSystem, heightUnit: HeightUnit): SettingsForm {
  const weight = (pounds: number | null) => text(pounds === null ? null : shownWeight(pounds, units));
  return {
    name: user.name,
    isPregnant: user.isPregnant,
    dates: datesOf(user),
    // Past 42 weeks no week is known, and the highest one would be taken for the member's.
    pregnancyWeek: isPastTerm(user, deviceDate(new Date())) ? '' : text(user.pregnancyWeek),
    monthsPostpartum: text(user.monthsPostpartum),
    isBreastfeeding: user.isBreastfeeding,
    activityLevel: user.activityLevel,
    units: user.units,
    currentWeight: weight(user.currentWeight),
    healthyWeightGoal: weight(user.healthyWeightGoal),
    height: text(user.height === null ? null : shownHeight(user.height, heightUnit)),
    allergies: user.allergies,
    dietaryRestrictions: user.dietaryRestrictions,
    baseCalorieGoal: user.baseCalorieGoal,
  };
}

/** The form as it stands on screen: what is saved, with her edits over it. */
export function shownForm(user: User, edits: SettingsEdits, heightUnit: HeightUnit): SettingsForm {
  const units = edits.units ?? user.units;
  const { currentWeight, healthyWeightGoal, height, ...others } = edits;
  const weightShown = (edit: Typed<UnitSystem>) =>
    shownIn(units, edit, (figure) => shownWeight(poundsOf(figure, edit.unit), units));
  return {
    ...savedForm(user, units, heightUnit),
    ...others,
    ...(currentWeight && { currentWeight: weightShown(currentWeight) }),
    ...(healthyWeightGoal && { healthyWeightGoal: weightShown(healthyWeightGoal) }),
    ...(height && {
      height: shownIn(heightUnit, height, (figure) =>
        shownHeight(centimetresOf(figure, height.unit), heightUnit),
      ),
    }),
  };
}

/** Her edits after one more; what is back at its saved value is no edit. */
export function edited(
  user: User,
  edits: SettingsEdits,
  change: Partial<SettingsForm>,
  heightUnit: HeightUnit,
): SettingsEdits {
  const units = change.units ?? edits.units ?? user.units;
  const { currentWeight, healthyWeightGoal, height, ...others } = change;
  const next: SettingsEdits = {
    ...edits,
    ...others,
    ...(currentWeight !== undefined && { currentWeight: { typed: currentWeight, unit: units } }),
    ...(healthyWeightGoal !== undefined && { healthyWeightGoal: { typed: healthyWeightGoal, unit: units } }),
    ...(height !== undefined && { height: { typed: height, unit: heightUnit } }),
  };
  const saved = savedEdits(user, next);
  const isEdit = ([field, value]: [string, unknown]) => !isSame(value, saved[field as keyof SettingsEdits]);
  return Object.fromEntries(Object.entries(next).filter(isEdit));
}

/** What is saved, its figures in the units of her edits. */
function savedEdits(user: User, { currentWeight, healthyWeightGoal, height }: SettingsEdits): SettingsEdits {
  const weightUnits = (edit: Typed<UnitSystem> | undefined) => edit?.unit ?? user.units;
  const savedIn = (units: UnitSystem) => savedForm(user, units, height?.unit ?? 'cm');
  const [current, goal] = [weightUnits(currentWeight), weightUnits(healthyWeightGoal)];
  const saved = savedIn(current);
  return {
    ...saved,
    currentWeight: { typed: saved.currentWeight, unit: current },
    healthyWeightGoal: { typed: savedIn(goal).healthyWeightGoal, unit: goal },
    height: { typed: saved.height, unit: height?.unit ?? 'cm' },
  };
}

/** A calorie estimate for what is on screen; the goal itself only changes when she takes it. */
export function estimateFor(user: User, form: SettingsForm, heightUnit: HeightUnit): number {
  const weight = figureOf(form.currentWeight);
  const height = figureOf(form.height);
  return estimatedBaseGoal({
    ...user,
    isPregnant: form.isPregnant,
    isBreastfeeding: form.isBreastfeeding,
    currentWeight: Number.isNaN(weight) ? null : poundsOf(weight, form.units),
    height: Number.isNaN(height) ? null : centimetresOf(height, heightUnit),
    activityLevel: form.activityLevel,
  });
}
