import { isTooLate, secondsKept } from './last-moment';

const DUE = new Date('2026-11-20T12:00:00Z');
const after = (minutes: number) => new Date(DUE.getTime() + minutes * 60_000);
const noticed = (
  lead: number,
  type: 'appointment' | 'medication',
  priority: 'medium' | 'urgent' = 'medium',
) => ({
  dueAt: DUE,
  notifyAt: after(-lead),
  type,
  priority,
});
const medicine = noticed(0, 'medication');
const visit = noticed(60, 'appointment');

it.each([
  ['a medicine', medicine, 119, false],
  ['a medicine', medicine, 120, true],
  ['what is urgent', noticed(0, 'appointment', 'urgent'), 119, false],
  ['a visit without a lead', noticed(0, 'appointment'), 9, false],
  ['a visit without a lead', noticed(0, 'appointment'), 10, true],
  ['a visit that is still ahead', visit, -1, false],
  ['a visit that has begun', visit, 0, true],
  ['a visit in a week, of which the notice began hours ago', noticed(7 * 1440, 'appointment'), -9960, true],
])('the site comes with %s %# minutes late', (_, reminder, minutes, isLate) => {
  expect(isTooLate(reminder, after(minutes))).toBe(isLate);
});

it.each([
  ['a medicine for two hours', medicine, 0, 7200],
  ['a medicine that is late already for what is left', medicine, 60, 3600],
  ['a visit until it begins', visit, -60, 3600],
  ['what is due for a quarter of an hour', noticed(0, 'appointment'), 0, 900],
  ['a visit in a week for half a day', noticed(7 * 1440, 'appointment'), -7 * 1440, 43_200],
])('a sleeping phone is told of %s', (_, reminder, minutes, seconds) => {
  expect(secondsKept(reminder, after(minutes))).toBe(seconds);
});
