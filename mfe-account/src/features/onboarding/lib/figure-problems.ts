import { goalReason, lowestWeightGoal } from '@nestwell/domain/energy';
import { heightLimits, weightLimits } from '@nestwell/domain/limits';
import {
  feetText,
  heightInWords,
  type HeightUnit,
  inchesOf,
  shownWeight,
  type UnitSystem,
  weightInWords,
} from '@nestwell/domain/units';
import { figureOf } from '../../../lib/figure-of';
import { sentenceCase } from '../../../lib/sentence-case';
import { measuresOf } from './measures';
import type { OnboardingForm } from './onboarding-form';

export interface FigureProblems {
  weight?: string;
  goal?: string;
  height?: string;
}

const weightHint = (units: UnitSystem) => {
  const { min, max } = weightsIn(units);
  return `${sentenceCase(weightInWords[units])} between ${min} and ${max}, or leave it empty`;
};
const heightHint = (unit: HeightUnit) => {
  const { min, max } = heightsIn(unit);
  if (unit === 'in') return `From ${feetText(min)} to ${feetText(max)}, or leave it empty`;
  return `${sentenceCase(heightInWords[unit])} between ${min} and ${max}, or leave it empty`;
};

const weightsIn = (units: UnitSystem) => whole(weightLimits, (pounds) => shownWeight(pounds, units));
const heightsIn = (unit: HeightUnit) => (unit === 'cm' ? heightLimits : whole(heightLimits, inchesOf));
const whole = ({ min, max }: Limits, turn: (figure: number) => number): Limits => ({
  min: Math.ceil(turn(min)),
  max: Math.floor(turn(max)),
});

/** What to do about each figure that cannot be meant, or that no goal may be. */
export function figureProblems(form: OnboardingForm): FigureProblems {
  const { weight, goal, height, units, heightUnit } = form;
  return {
    ...(isWithin(weight, weightsIn(units)) ? {} : { weight: weightHint(units) }),
    ...(isWithin(goal, weightsIn(units)) ? lowGoal(form) : { goal: weightHint(units) }),
    ...(isWithin(height, heightsIn(heightUnit)) ? {} : { height: heightHint(heightUnit) }),
  };
}

function lowGoal(form: OnboardingForm): FigureProblems {
  const { goal, height } = measuresOf(form);
  if (goal === null || goal >= lowestWeightGoal(Number.isNaN(height) ? null : height)) return {};
  const facts = { isPregnant: form.status === 'pregnant', isBreastfeeding: form.isBreastfeeding };
  return { goal: goalReason('healthyWeightGoal', facts) };
}

interface Limits {
  min: number;
  max: number;
}

function isWithin(typed: string, { min, max }: Limits): boolean {
  if (!typed.trim()) return true;
  const figure = figureOf(typed);
  return figure >= min && figure <= max;
}
