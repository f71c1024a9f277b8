import { isPressureDay } from './pressure-days';

it.each([
  [2, false],
  [3, true],
  [10, true],
  [11, false],
  [-1, false],
])('day %i after birth asks for a reading: %s', (day, expected) => {
  expect(isPressureDay(day)).toBe(expected);
});
