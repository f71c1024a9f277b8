import { draftProblem } from './draft-problem';

const family = '👩‍👩‍👧‍👦';

it.each([
  ['', 'Write a few words first'],
  ['  \n ', 'Write a few words first'],
  ['\u200b\u2060', 'Write a few words first'],
  ['x'.repeat(500), undefined],
  [` ${'x'.repeat(500)} `, undefined],
  ['x'.repeat(100_000), 'Shorten it to 500 characters to share it'],
  ['x'.repeat(503), 'Shorten it by 3 to share it'],
  [family.repeat(500), undefined],
  [family.repeat(501), 'Shorten it by 1 to share it'],
])('%#', (words, problem) => {
  expect(draftProblem(words, 500)).toBe(problem);
});
