import { nextSteps, type Answers, type Band, type NextStep, type Questionnaire } from './questionnaire';

const sum = (answers: Answers) => answers.reduce<number>((total, answer) => total + (answer ?? 0), 0);

export const answeredOf = (answers: Answers): number => answers.filter((answer) => answer !== null).length;

/** Null while a question is unanswered: half a questionnaire has no score. */
export const scoreOf = (answers: Answers): number | null => (answers.includes(null) ? null : sum(answers));

/** The band a score lies in. */
export function bandOf({ bands }: Questionnaire, score: number): Band {
  const band = bands.findLast(({ from }) => score >= from);
  if (!band) throw new Error(`no band begins at ${score} or below`);
  return band;
}

/** Whether an answer opens lines at once, before anything is kept. */
export const opensLines = ({ helpAt }: Questionnaire, question: number, score: number | null): boolean =>
  question === helpAt && score !== null && score > 0;

/**
 * What answers ask for. Skipped questions never make it calmer: what was answered counts as far as it goes, and a
 * thought of hurting herself asks for help now whatever the rest adds up to.
 */
export function stepOf(questionnaire: Questionnaire, answers: Answers): NextStep {
  const { helpAt } = questionnaire;
  if (helpAt !== undefined && (answers[helpAt] ?? 0) > 0) return 'now';
  return bandOf(questionnaire, sum(answers)).step;
}

/** The most pressing of several. */
export const mostPressing = (steps: readonly NextStep[]): NextStep =>
  nextSteps.findLast((step) => steps.includes(step)) ?? 'again';
