import { heightInWords, meantHeightUnit, meantWeightUnit, weightInWords } from '@nestwell/domain/units';
import { figureOf } from '../../../lib/figure-of';
import type { FigureProblems } from './figure-problems';
import { measuresOf } from './measures';
import type { OnboardingForm } from './onboarding-form';

export interface UnitQuestion {
  meant: string;
  typed: string;
  /** The answer yes: the figure stays, and its unit is the other one. */
  change: Partial<OnboardingForm>;
  /** How the answer no is kept. */
  key: string;
}

/** Figures that only make sense in the other unit, until she has answered. */
export function unitQuestions(form: OnboardingForm): Partial<Record<keyof FigureProblems, UnitQuestion>> {
  const { confirmed, units, heightUnit } = form;
  const known = measuresOf(form);
  const height = figureOrNull(known.height);
  const ofWeight = (typed: string, weight: number | null): UnitQuestion | undefined => {
    const meant = meantWeightUnit(figureOf(typed), units, { height, weight });
    return meant && questionOf(typed, weightInWords[meant], weightInWords[units], { units: meant });
  };
  const ofHeight = (typed: string): UnitQuestion | undefined => {
    const meant = meantHeightUnit(figureOf(typed), heightUnit);
    return meant && questionOf(typed, heightInWords[meant], heightInWords[heightUnit], { heightUnit: meant });
  };
  const asked = {
    weight: ofWeight(form.weight, null),
    goal: ofWeight(form.goal, figureOrNull(known.weight)),
    height: ofHeight(form.height),
  };
  return Object.fromEntries(
    Object.entries(asked).filter(([, question]) => question && !confirmed.includes(question.key)),
  );
}

const figureOrNull = (figure: number | null) => (Number.isNaN(figure) ? null : figure);

const questionOf = (typed: string, meant: string, unit: string, change: Partial<OnboardingForm>) => ({
  meant: `${typed.trim()} ${meant}`,
  typed: `${typed.trim()} ${unit}`,
  key: `${typed.trim()} ${unit}`,
  change,
});
