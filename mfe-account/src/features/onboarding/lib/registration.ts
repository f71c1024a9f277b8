import type { CreateUserRequest } from '@nestwell/contracts/account';
import { dueDateOfWeek, pregnancyWeekOf, weeksOfMonths } from '@nestwell/domain/ages';
import type { LocalDate } from '@nestwell/domain/calendar-days';
import { stageOfWeek } from '@nestwell/domain/stages';
import { dueDateOfEarly, namedDueDate } from '../../../lib/dates/dates-form';
import { estimateOf, measuresOf } from './measures';
import type { OnboardingForm } from './onboarding-form';

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
    units: form.units,
    activityLevel: form.activityLevel ?? 'light',
    allergies: [...form.allergies],
    dietaryRestrictions: [...form.diets],
    consent: true,
  };
}

function pregnancyOf({ dates, monthsPregnant }: OnboardingForm, today: LocalDate) {
  const named = namedDueDate(dates);
  const pregnancyWeek =
    named === null ? weeksOfMonths(chosen(monthsPregnant)) : pregnancyWeekOf(named, today);
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

/** The first step lets nobody go on without it. */
function chosen(months: number | null): number {
  if (months === null) throw new Error('no month was chosen');
  return months;
}

function postpartumOf({ dates, monthsPostpartum, isBreastfeeding }: OnboardingForm) {
  const isNamed = dates.bornFrom === 'bornOn';
  return {
    isPregnant: false,
    dueDate: isNamed ? dueDateOfEarly(dates) : null,
    pregnancyWeek: null,
    pregnancyStage: 'postpartum',
    ...(isNamed ? { babyBornOn: dates.bornOn } : { monthsPostpartum: chosen(monthsPostpartum) }),
    isBreastfeeding,
  } as const;
}
