import { estimatedBaseGoal } from '@nestwell/domain/energy';
import { centimetresOf, poundsOf } from '@nestwell/domain/units';
import { figureOf } from '../../../lib/figure-of';
import type { OnboardingForm } from './onboarding-form';

/** Pounds and centimetres of what was typed; null where nothing was. */
export function measuresOf({ weight, goal, height, units, heightUnit }: OnboardingForm) {
  const pounds = (typed: string) => (typed.trim() ? poundsOf(figureOf(typed), units) : null);
  return {
    weight: pounds(weight),
    goal: pounds(goal),
    height: height.trim() ? centimetresOf(figureOf(height), heightUnit) : null,
  };
}

/** Kilocalories a day, without what nursing adds; never less than the limits of a goal. */
export function estimateOf(form: OnboardingForm): number {
  const { weight, height } = measuresOf(form);
  return estimatedBaseGoal({
    baseCalorieGoal: 0,
    isPregnant: form.status === 'pregnant',
    isBreastfeeding: form.status === 'postpartum' && form.isBreastfeeding,
    nursingMode: true,
    pregnancyStage: null,
    trimesterMode: false,
    currentWeight: weight,
    height,
    activityLevel: form.activityLevel ?? 'light',
  });
}
