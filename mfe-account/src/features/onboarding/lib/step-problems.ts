import { canBeEmail } from '@nestwell/contracts/account';
import { deviceDate } from '@nestwell/domain/device-time';
import { trimmed } from '@nestwell/domain/words';
import { datesProblem } from '../../../lib/dates/dates-form';
import { type FigureProblems, figureProblems } from './figure-problems';
import type { MaternalStatus, OnboardingForm, Step } from './onboarding-form';
import { unitQuestions } from './unit-questions';

export const EMAIL_HINT = 'An address looks like name@example.com';

/** What is in the way of Continue, each naming its field. Steps 3 and 4 never have any. */
export function problemsOf(step: Step, form: OnboardingForm): string[] {
  if (step === 1) return aboutProblems(form);
  if (step === 2) return bodyProblems(form);
  return [];
}

export const isStepValid = (step: Step, form: OnboardingForm) => problemsOf(step, form).length === 0;

function aboutProblems(form: OnboardingForm): string[] {
  const { name, email, status } = form;
  return [
    trimmed(name) ? '' : 'Add your name.',
    email.trim() ? (canBeEmail(email) ? '' : `Check your e-mail. ${EMAIL_HINT}.`) : 'Add your e-mail.',
    status ? daysProblem(form, status) : 'Choose where you are right now.',
  ].filter(Boolean);
}

function daysProblem({ dates, ...months }: OnboardingForm, status: MaternalStatus): string {
  const isPregnant = status === 'pregnant';
  const isQuick = (isPregnant ? dates.countedFrom : dates.bornFrom) === 'about';
  if (isQuick && (isPregnant ? months.monthsPregnant : months.monthsPostpartum) === null)
    return isPregnant ? 'Choose how many months pregnant you are.' : 'Choose how many months it has been.';
  const problem = datesProblem(dates, isPregnant, deviceDate(new Date()));
  return problem === undefined ? '' : problem.endsWith('?') ? problem : `${problem}.`;
}

const figureNames = {
  weight: 'your current weight',
  goal: 'your weight goal',
  height: 'your height',
} as const;

function bodyProblems(form: OnboardingForm): string[] {
  const questions = unitQuestions(form);
  const problems = figureProblems(form);
  const fields = Object.keys(figureNames) as (keyof FigureProblems)[];
  const figures = fields.flatMap((field) => {
    const [question, hint] = [questions[field], problems[field]];
    if (question) return [`Check ${figureNames[field]}. Did you mean ${question.meant}?`];
    return hint === undefined ? [] : [`Check ${figureNames[field]}. ${hint.replace(/\.$/, '')}.`];
  });
  return form.activityLevel ? figures : [...figures, 'Choose how active you are.'];
}
