import { isQuiet } from './quiet-hours';

it.each([
  ['22:00', '06:00', '23:30', true],
  ['22:00', '06:00', '05:59', true],
  ['22:00', '06:00', '06:00', false],
  ['22:00', '06:00', '21:59', false],
  ['13:00', '15:00', '13:00', true],
  ['13:00', '15:00', '15:00', false],
  ['08:00', '08:00', '08:00', false],
  [null, '06:00', '03:00', false],
])('quiet from %s until %s: %s is %s', (quietFrom, quietUntil, clockTime, quiet) => {
  expect(isQuiet(clockTime, { quietFrom, quietUntil })).toBe(quiet);
});
