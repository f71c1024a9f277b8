import { gad7 } from './gad7';
import { phq9 } from './phq9';
import { bandOf, mostPressing, opensLines, scoreOf, stepOf } from './scores';

/** So many questions answered that their scores add up to a sum, the last one with 0. */
const adding = (questions: number, sum: number) =>
  Array.from({ length: questions }, (_, place) => Math.max(0, Math.min(3, sum - place * 3)));

it.each([
  [4, 'again'],
  [5, 'appointment'],
  [9, 'appointment'],
  [10, 'week'],
  [14, 'week'],
  [15, 'today'],
  [19, 'today'],
  [20, 'now'],
  [24, 'now'],
])('PHQ-9 of %i asks for: %s', (score, step) => {
  const answers = adding(9, score);
  expect(scoreOf(answers)).toBe(score);
  expect(stepOf(phq9, answers)).toBe(step);
});

it.each([
  [4, 'again'],
  [5, 'appointment'],
  [10, 'week'],
  [14, 'week'],
  [15, 'today'],
  [21, 'today'],
])('GAD-7 of %i asks for: %s', (score, step) => {
  expect(stepOf(gad7, adding(7, score))).toBe(step);
});

it('has no score while one question is unanswered, and what was answered still counts for what comes next', () => {
  const answers = [null, ...adding(8, 10)];

  expect(scoreOf(answers)).toBeNull();
  expect(stepOf(phq9, answers)).toBe('week');
});

it.each([
  [0, false],
  [1, true],
  [3, true],
  [null, false],
])('question 9 answered %s opens lines: %s', (score, expected) => {
  expect(opensLines(phq9, 8, score)).toBe(expected);
});

it('opens no lines for another question, and asks for help now where the ninth stands alone above 0', () => {
  expect(opensLines(phq9, 7, 3)).toBe(false);
  expect(stepOf(phq9, [0, 0, 0, 0, 0, 0, 0, 0, 1])).toBe('now');
});

it('goes by the most pressing of several', () => {
  expect(mostPressing(['again', 'week', 'appointment'])).toBe('week');
  expect(mostPressing([])).toBe('again');
});

it('counts as many questions as their names say, and bands up to the highest score', () => {
  expect([phq9.questions.length, gad7.questions.length]).toEqual([9, 7]);
  expect([bandOf(phq9, phq9.most).from, bandOf(gad7, gad7.most).from]).toEqual([20, 15]);
});
