import type { AnswerOption, Question } from './questionnaire';

const often: readonly AnswerOption[] = [
  { label: 'Not at all', score: 0 },
  { label: 'Several days', score: 1 },
  { label: 'More than half the days', score: 2 },
  { label: 'Nearly every day', score: 3 },
];

const yesOrNo: readonly AnswerOption[] = [
  { label: 'Yes', score: 1 },
  { label: 'No', score: 0 },
];

export const askedHowOften = (texts: readonly string[]): Question[] =>
  texts.map((text) => ({ text, options: often }));

export const askedYesOrNo = (texts: readonly string[]): Question[] =>
  texts.map((text) => ({ text, options: yesOrNo }));
