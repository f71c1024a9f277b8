import type { ActivityLevel, Allergy, CreateUserRequest } from '@nestwell/contracts/account';
import { dueDateOfWeek, pregnancyWeekOf, weeksOfMonths } from '@nestwell/domain/ages';
import type { LocalDate } from '@nestwell/domain/calendar-days';
import { calorieEstimate } from '@nestwell/domain/energy';
import { stageOfWeek } from '@nestwell/domain/stages';
import { centimetresOf, poundsOf } from '@nestwell/domain/units';
import { type DatesForm, dueDateOfEarly, emptyDates, namedDueDate } from '../../../lib/dates/dates-form';
import { figureOf } from '../../../lib/figure-of';
import { startingMonths } from './pregnancy-months';

export type MaternalStatus = 'pregnant' | 'postpartum';

/** What she has answered so far. Figures stay as typed: pounds, pounds and inches, each may be left empty. */
export interface OnboardingForm {
  name: string;
  email: string;
  status: MaternalStatus | null;
  dates: DatesForm;
  monthsPregnant: number;
  monthsPostpartum: number;
  isBreastfeeding: boolean;
  weight: string;
  goal: string;
  height: string;
  activityLevel: ActivityLevel | null;
  allergies: readonly Allergy[];
  diets: readonly string[];
  isSixteen: boolean;
  consents: boolean;
}

export const emptyForm: OnboardingForm = {
  name: '',
  email: '',
  status: null,
  dates: emptyDates,
  monthsPregnant: startingMonths,
  monthsPostpartum: startingMonths,
  isBreastfeeding: false,
  weight: '',
  goal: '',
  height: '',
  activityLevel: null,
  allergies: [],
  diets: [],
  isSixteen: false,
  consents: false,
};

export const stepCount = 4;
export type Step = 1 | 2 | 3 | 4;

/** Pounds and centimetres of what was typed; null where nothing was. */
export function measuresOf({ weight, goal, height }: OnboardingForm) {
  const pounds = (typed: string) => (typed.trim() ? poundsOf(figureOf(typed), 'us') : null);
  return {
    weight: pounds(weight),
    goal: pounds(goal),
    height: height.trim() ? centimetresOf(figureOf(height), 'in') : null,
  };
}

/** Kilocalories a day, without what nursing adds. */
export function estimateOf(form: OnboardingForm): number {
  const { weight, height } = measuresOf(form);
  return calorieEstimate({ weight, height, activityLevel: form.activityLevel ?? 'light' });
}

export function registrationOf(form: OnboardingForm, today: LocalDate): CreateUserRequest {
  const { weight, goal, height } = measuresOf(form);
  return {
    email: form.email.trim(),
    name: form.name.trim(),
    ...(form.status === 'pregnant' ? pregnancyOf(form, today) : postpartumOf(form)),
    ...(form.dates.babies > 1 && { babies: form.dates.babies }),
    baseCalorieGoal: estimateOf(form),
    currentWeight: weight,
    healthyWeightGoal: goal,
    height,
    activityLevel: form.activityLevel ?? 'light',
    allergies: [...form.allergies],
    dietaryRestrictions: [...form.diets],
    consent: true,
  };
}

function pregnancyOf({ dates, monthsPregnant }: OnboardingForm, today: LocalDate) {
  const named = namedDueDate(dates);
  const pregnancyWeek = named === null ? weeksOfMonths(monthsPregnant) : pregnancyWeekOf(named, today);
  return {
    isPregnant: true,
    // A date that comes without a week is one she named.
    ...(named === null
      ? { dueDate: dueDateOfWeek(pregnancyWeek, today), pregnancyWeek }
      : { dueDate: named }),
    pregnancyStage: stageOfWeek(pregnancyWeek),
    monthsPostpartum: null,
    isBreastfeeding: false,
  } as const;
}

function postpartumOf({ dates, monthsPostpartum, isBreastfeeding }: OnboardingForm) {
  const isNamed = dates.bornFrom === 'bornOn';
  return {
    isPregnant: false,
    dueDate: isNamed ? dueDateOfEarly(dates) : null,
    pregnancyWeek: null,
    pregnancyStage: 'postpartum',
    ...(isNamed ? { babyBornOn: dates.bornOn } : { monthsPostpartum }),
    isBreastfeeding,
  } as const;
}
