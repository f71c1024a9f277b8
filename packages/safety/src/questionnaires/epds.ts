import type { Question, Questionnaire } from './questionnaire';

const shape: Omit<Questionnaire, 'lead' | 'questions'> = {
  name: 'EPDS',
  about: 'Mood',
  loinc: '71354-5',
  bands: [
    { from: 0, step: 'again' },
    { from: 10, step: 'week' },
    { from: 13, step: 'today' },
  ],
  most: 30,
  helpAt: 9,
  source: 'EPDS, Cox, Holden and Sagovsky 1987; NICE CG192',
  checkedOn: '2026-11-22',
};

/** Where it stands: its words need written permission, so they come from the site’s configuration alone. */
export const epdsOf = (words: { lead: string; questions: readonly Question[] }): Questionnaire => ({
  ...words,
  ...shape,
});
