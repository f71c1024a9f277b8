import { phq9 } from '@nestwell/safety/questionnaires';
import { answered, startOf, stepsOf, type CourseAnswers } from './course';

/** Answers the steps in their order, as they come. */
function after(...scores: (number | null)[]): CourseAnswers {
  return scores.reduce((answers, score, place) => {
    const step = stepsOf(answers, phq9)[place];
    if (!step) throw new Error(`nothing is asked at ${place}`);
    return answered(answers, step, score);
  }, startOf(phq9));
}
const partsOf = (answers: CourseAnswers) => [...new Set(stepsOf(answers, phq9).map(({ part }) => part))];

it.each([
  [
    [0, 0, 0, 0],
    ['whooley', 'gad2'],
  ],
  [
    [1, 0, 0, 0],
    ['whooley', 'gad2', 'mood'],
  ],
  [
    [0, 0, 2, 1],
    ['whooley', 'gad2', 'worry'],
  ],
  [
    [1, 1, 3, 3],
    ['whooley', 'gad2', 'mood', 'worry'],
  ],
  [
    [null, null, null, null],
    ['whooley', 'gad2'],
  ],
])('after %j it asks %j', (scores, parts) => {
  expect(partsOf(after(...scores))).toEqual(parts);
});

it('counts four first, then nine and seven', () => {
  const steps = stepsOf(after(1, 0, 3, 0), phq9);

  expect(steps.map(({ number, of }) => `${number} of ${of}`)).toEqual([
    ...[1, 2, 3, 4].map((number) => `${number} of 4`),
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${number} of 9`),
    ...[1, 2, 3, 4, 5, 6, 7].map((number) => `${number} of 7`),
  ]);
});

it('carries what she said of worry first into the longer questions', () => {
  expect(after(0, 0, 2, 3).worry).toEqual([2, 3, null, null, null, null, null]);
});

it('asks no more than she has come to: an answer she changes asks for other questions', () => {
  const heavy = after(1, 0, 0, 0);
  const [first] = stepsOf(heavy, phq9);
  if (!first) throw new Error('nothing is asked');

  expect(partsOf(answered(heavy, first, 0))).toEqual(['whooley', 'gad2']);
});
