import { dueDateOf, stageOfWeek, weekOfMonth } from './pregnancy-months';

it.each([
  [1, 4, 'first_trimester'],
  [3, 13, 'first_trimester'],
  [4, 17, 'second_trimester'],
  [6, 26, 'second_trimester'],
  [7, 30, 'third_trimester'],
  [9, 39, 'third_trimester'],
] as const)('month %i is around week %i, %s', (months, week, stage) => {
  expect(weekOfMonth(months)).toBe(week);
  expect(stageOfWeek(week)).toBe(stage);
});

it('counts the due date on her own calendar, late in the evening too', () => {
  expect(dueDateOf(26, new Date(2026, 10, 20, 23, 59))).toBe('2027-02-26');
  expect(dueDateOf(40, new Date(2026, 10, 20))).toBe('2026-11-20');
});
