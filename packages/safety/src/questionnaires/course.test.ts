import { followedBy } from './course';
import { epdsOf } from './epds';
import { opensLines, stepOf } from './scores';

it.each([
  [[0, 0], [0, 0], []],
  [[1, 0], [0, 0], ['mood']],
  [[0, 1], [1, 1], ['mood']],
  [[0, 0], [1, 1], []],
  [[0, 0], [1, 2], ['worry']],
  [
    [1, 1],
    [3, 3],
    ['mood', 'worry'],
  ],
  [[null, null], [null, null], []],
  [[null, 0], [null, 2], []],
  [[0, 0], [null, 3], ['worry']],
])('first answers %j and %j are followed by %j', (whooley, gad2, expected) => {
  expect(followedBy({ whooley, gad2 })).toEqual(expected);
});

const options = [3, 2, 1, 0].map((score) => ({ label: `answer ${score}`, score }));
const epds = epdsOf({
  lead: 'In the past seven days',
  questions: Array.from({ length: 10 }, (_, place) => ({ text: `question ${place + 1}`, options })),
});

it.each([
  [9, 'again'],
  [10, 'week'],
  [12, 'week'],
  [13, 'today'],
])('a licensed EPDS of %i asks for: %s', (score, step) => {
  const answers = Array.from({ length: 10 }, (_, place) => Math.max(0, Math.min(3, score - place * 3)));
  expect(stepOf(epds, answers)).toBe(step);
});

it('opens lines at question 10 of a licensed EPDS', () => {
  expect(opensLines(epds, 9, 1)).toBe(true);
  expect(opensLines(epds, 8, 3)).toBe(false);
});
