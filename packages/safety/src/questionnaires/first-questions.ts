import { askedHowOften, askedYesOrNo } from './options';
import type { QuestionSet } from './questionnaire';

const nice = { source: 'NICE CG192', checkedOn: '2026-11-22' };

export const whooley: QuestionSet = {
  lead: 'During the past month, have you often been bothered by',
  questions: askedYesOrNo([
    'feeling down, depressed or hopeless?',
    'having little interest or pleasure in doing things?',
  ]),
  ...nice,
};

/** Its two are the first two of GAD-7. */
export const gad2: QuestionSet = {
  lead: 'Over the last two weeks, how often have you been bothered by',
  questions: askedHowOften([
    'feeling nervous, anxious or on edge?',
    'not being able to stop or control worrying?',
  ]),
  ...nice,
};
