import { gad2 } from './first-questions';
import { askedHowOften } from './options';
import type { Questionnaire } from './questionnaire';

export const gad7: Questionnaire = {
  name: 'GAD-7',
  about: 'Worry',
  loinc: '70274-6',
  lead: gad2.lead,
  questions: [
    ...gad2.questions,
    ...askedHowOften([
      'worrying too much about different things?',
      'trouble relaxing?',
      'being so restless that it is hard to sit still?',
      'becoming easily annoyed or irritable?',
      'feeling afraid, as if something awful might happen?',
    ]),
  ],
  bands: [
    { from: 0, step: 'again' },
    { from: 5, step: 'appointment' },
    { from: 10, step: 'week' },
    { from: 15, step: 'today' },
  ],
  most: 21,
  source: 'GAD-7, Spitzer, Kroenke, Williams and Löwe 2006; NICE CG192',
  checkedOn: '2026-11-22',
};
