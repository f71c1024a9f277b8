import { type UnitSystem, type UpdateUserRequest, type User, userLimits } from '@nestwell/contracts/account';
import { wholeIn } from '@nestwell/domain/amounts';
import { deviceDate } from '@nestwell/domain/device-time';
import {
  feetText,
  type HeightUnit,
  centimetresOf,
  poundsOf,
  shownHeight,
  shownWeight,
  weightUnit,
} from '@nestwell/domain/units';
import { trimmed } from '@nestwell/domain/words';
import { datesProblem, dueDateOfEarly, namedDueDate } from '../../../lib/dates/dates-form';
import { figureOf } from '../../../lib/figure-of';
import { lowGoalProblem } from './low-goal';
import { type SettingsEdits, type SettingsForm, shownForm } from './settings-form';
import type { Typed } from './typed-figure';

export type SettingsProblems = Partial<Record<keyof SettingsForm, string>>;

interface Limits {
  min: number;
  max: number;
}

/** What to do about each edit that cannot be saved as it is. What was not edited is never in the way. */
export function problemsOf(user: User, edits: SettingsEdits, heightUnit: HeightUnit): SettingsProblems {
  const form = shownForm(user, edits, heightUnit);
  const { week, monthsPostpartum: months } = userLimits;
  const weightHint = hintOf(weightLimits(form.units), weightUnit[form.units]);
  const stage = stageProblem(form, edits, { week, months });
  return {
    ...(trimmed(form.name) ? {} : { name: 'Add your name and we’ll save it' }),
    ...stage,
    ...(!isFigure(edits.currentWeight, weightLimits) && { currentWeight: weightHint }),
    ...(isFigure(edits.healthyWeightGoal, weightLimits)
      ? lowGoalProblem(user, edits)
      : { healthyWeightGoal: weightHint }),
    ...(!isFigure(edits.height, heightLimits) && { height: heightHint(heightUnit) }),
  };
}

const weightLimits = (units: UnitSystem) =>
  limitsIn(userLimits.weight, (pounds) => shownWeight(pounds, units));
const heightLimits = (unit: HeightUnit) =>
  limitsIn(userLimits.height, (centimetres) => shownHeight(centimetres, unit));

const hintOf = ({ min, max }: Limits, unit: string) => `Between ${min} and ${max} ${unit}, or leave it empty`;

function heightHint(unit: HeightUnit): string {
  const limits = heightLimits(unit);
  if (unit === 'cm') return hintOf(limits, unit);
  return `From ${feetText(limits.min)} to ${feetText(limits.max)}, or leave it empty`;
}

function stageProblem(
  form: SettingsForm,
  edits: SettingsEdits,
  { week, months }: { week: Limits; months: Limits },
): SettingsProblems {
  const becomes = edits.isPregnant !== undefined;
  const { dates } = form;
  if (edits.dates || becomes) {
    const problem = datesProblem(dates, form.isPregnant, deviceDate(new Date()));
    if (problem) return { dates: problem };
  }
  if (isNamed(form)) return {};
  if (form.isPregnant) {
    const isAsked = becomes || edits.pregnancyWeek !== undefined;
    if (!isAsked || isWhole(form.pregnancyWeek, week)) return {};
    return { pregnancyWeek: `A week from ${week.min} to ${week.max}` };
  }
  const isAsked = becomes || edits.monthsPostpartum !== undefined;
  if (!isAsked || isWhole(form.monthsPostpartum, months)) return {};
  return { monthsPostpartum: `Months from ${months.min} to ${months.max}` };
}

const limitsIn = ({ min, max }: Limits, turn: (figure: number) => number): Limits => ({
  min: Math.ceil(turn(min)),
  max: Math.floor(turn(max)),
});

function isWhole(typed: string, { min, max }: Limits): boolean {
  const figure = wholeIn(typed);
  return figure !== undefined && figure >= min && figure <= max;
}

/** Judged in the unit it was typed in. */
function isFigure<Unit>(edit: Typed<Unit> | undefined, limitsOf: (unit: Unit) => Limits): boolean {
  if (!edit?.typed.trim()) return true;
  const figure = figureOf(edit.typed);
  const { min, max } = limitsOf(edit.unit);
  return figure >= min && figure <= max;
}

/** A day stands for the pregnancy or the birth, and not the figure that was asked before. */
const isNamed = ({ isPregnant, dates }: SettingsForm) =>
  (isPregnant ? dates.countedFrom : dates.bornFrom) !== 'about';

function namedDates(user: User, form: SettingsForm): UpdateUserRequest {
  const { dates, isPregnant } = form;
  const babies = dates.babies === user.babies ? {} : { babies: dates.babies };
  if (!isNamed(form)) return babies;
  if (isPregnant) return { dueDate: namedDueDate(dates), ...babies };
  const early = dueDateOfEarly(dates);
  return { babyBornOn: dates.bornOn, ...((early ?? user.bornEarlyAt) && { dueDate: early }), ...babies };
}

type Changes = { [Field in keyof SettingsForm]: () => UpdateUserRequest };

/** The edits as the server takes them: a field that was not edited is not sent. */
export function changesOf(user: User, edits: SettingsEdits, heightUnit: HeightUnit): UpdateUserRequest {
  const form = shownForm(user, edits, heightUnit);
  const pounds = (edit: Typed<UnitSystem> | undefined) =>
    edit?.typed.trim() ? poundsOf(figureOf(edit.typed), edit.unit) : null;
  const centimetres = (edit: Typed<HeightUnit> | undefined) =>
    edit?.typed.trim() ? centimetresOf(figureOf(edit.typed), edit.unit) : null;
  const changes: Changes = {
    name: () => ({ name: form.name.trim() }),
    isPregnant: () => ({ isPregnant: form.isPregnant }),
    dates: () => namedDates(user, form),
    pregnancyWeek: () =>
      form.isPregnant && !isNamed(form) ? { pregnancyWeek: wholeIn(form.pregnancyWeek) } : {},
    monthsPostpartum: () =>
      form.isPregnant || isNamed(form) ? {} : { monthsPostpartum: wholeIn(form.monthsPostpartum) },
    isBreastfeeding: () => ({ isBreastfeeding: form.isBreastfeeding }),
    activityLevel: () => ({ activityLevel: form.activityLevel }),
    units: () => ({ units: form.units }),
    currentWeight: () => ({ currentWeight: pounds(edits.currentWeight) }),
    healthyWeightGoal: () => ({ healthyWeightGoal: pounds(edits.healthyWeightGoal) }),
    height: () => ({ height: centimetres(edits.height) }),
    allergies: () => ({ allergies: [...form.allergies] }),
    dietaryRestrictions: () => ({ dietaryRestrictions: [...form.dietaryRestrictions] }),
    baseCalorieGoal: () => ({ baseCalorieGoal: form.baseCalorieGoal }),
  };
  const fields = Object.keys(edits) as (keyof SettingsForm)[];
  return Object.assign({}, ...fields.map((field) => changes[field]())) as UpdateUserRequest;
}
