import { stageOfWeek, trimesterOf } from './trimesters';

it.each([
  [1, 'first'],
  [13, 'first'],
  [14, 'second'],
  [27, 'second'],
  [28, 'third'],
  [42, 'third'],
])('week %i lies in the %s trimester', (week, trimester) => {
  expect(trimesterOf(week)).toBe(trimester);
  expect(stageOfWeek(week)).toBe(`${trimester}_trimester`);
});
