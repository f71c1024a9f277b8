import { canBeEmail } from '@nestwell/contracts/account';
import { deviceDate } from '@nestwell/domain/device-time';
import { heightLimits, weightLimits } from '@nestwell/domain/limits';
import { inchesOf } from '@nestwell/domain/units';
import { trimmed } from '@nestwell/domain/words';
import { datesProblem } from '../../../lib/dates/dates-form';
import { figureOf } from '../../../lib/figure-of';
import type { MaternalStatus, OnboardingForm, Step } from './onboarding-form';

export const EMAIL_HINT = 'An address looks like name@example.com';

/** What is in the way of Continue, each naming its field. Steps 3 and 4 never have any. */
export function problemsOf(step: Step, form: OnboardingForm): string[] {
  if (step === 1) return aboutProblems(form);
  if (step === 2) return bodyProblems(form);
  return [];
}

export const isStepValid = (step: Step, form: OnboardingForm) => problemsOf(step, form).length === 0;

function aboutProblems({ name, email, status, dates }: OnboardingForm): string[] {
  return [
    trimmed(name) ? '' : 'Add your name.',
    email.trim() ? (canBeEmail(email) ? '' : `Check your e-mail. ${EMAIL_HINT}.`) : 'Add your e-mail.',
    status ? daysProblem(dates, status) : 'Choose where you are right now.',
  ].filter(Boolean);
}

function daysProblem(dates: OnboardingForm['dates'], status: MaternalStatus): string {
  const problem = datesProblem(dates, status === 'pregnant', deviceDate(new Date()));
  return problem === undefined ? '' : problem.endsWith('?') ? problem : `${problem}.`;
}

const figureNames = {
  weight: 'your current weight',
  goal: 'your weight goal',
  height: 'your height',
} as const;

function bodyProblems(form: OnboardingForm): string[] {
  const figures = Object.entries(figureProblems(form)).map(
    ([figure, hint]) => `Check ${figureNames[figure as keyof FigureProblems]}. ${hint}.`,
  );
  return form.activityLevel ? figures : [...figures, 'Choose how active you are.'];
}

export interface FigureProblems {
  weight?: string;
  goal?: string;
  height?: string;
}

const INCHES = { min: Math.ceil(inchesOf(heightLimits.min)), max: Math.floor(inchesOf(heightLimits.max)) };
const WEIGHT_HINT = `Pounds between ${weightLimits.min} and ${weightLimits.max}, or leave it empty`;
const HEIGHT_HINT = `Inches between ${INCHES.min} and ${INCHES.max}, or leave it empty`;

/** What to do about each figure that cannot be meant. */
export function figureProblems({ weight, goal, height }: OnboardingForm): FigureProblems {
  return {
    ...(isWithin(weight, weightLimits) ? {} : { weight: WEIGHT_HINT }),
    ...(isWithin(goal, weightLimits) ? {} : { goal: WEIGHT_HINT }),
    ...(isWithin(height, INCHES) ? {} : { height: HEIGHT_HINT }),
  };
}

function isWithin(typed: string, { min, max }: { min: number; max: number }): boolean {
  if (!typed.trim()) return true;
  const figure = figureOf(typed);
  return figure >= min && figure <= max;
}
