import { readAs } from '../reading';
import { dayMonthAndYear, fullDay, longRange, nearDay, relativeDay, shortRange, weekday } from './in-words';

beforeEach(() => readAs({ dateOrder: 'day-first', clockFace: 'auto' }));
afterEach(() => readAs(null));

it('writes a day out, whatever the zone of the machine', () => {
  expect(fullDay('2026-10-15')).toBe('Thursday 15 October');
  expect(dayMonthAndYear('2027-03-01')).toBe('1 March 2027');
  expect(weekday('2026-10-15')).toBe('Thursday');
});

it('names a range once per month', () => {
  expect(shortRange('2026-10-12', '2026-10-18')).toBe('12 to 18 Oct');
  expect(shortRange('2026-09-28', '2026-10-04')).toBe('28 Sept to 4 Oct');
  expect(longRange('2026-10-15', '2026-10-21')).toBe('15 to 21 October');
  expect(longRange('2026-10-28', '2026-11-03')).toBe('28 October to 3 November');
});

it.each([
  ['2026-10-15', 'Today'],
  ['2026-10-14', 'Yesterday'],
  ['2026-10-16', 'Tomorrow'],
  ['2026-10-12', 'Monday'],
  ['2026-10-08', '8 Oct'],
  ['2026-10-20', '20 Oct'],
])('on 15 October %s is %s', (date, words) => {
  expect(relativeDay(date, '2026-10-15')).toBe(words);
});

it('has no name for a day further away', () => {
  expect(nearDay('2026-10-13', '2026-10-15')).toBeNull();
});

it('writes the month first for whoever reads so', () => {
  readAs({ dateOrder: 'month-first', clockFace: 'auto' });

  expect(fullDay('2026-10-15')).toBe('Thursday, October 15');
  expect(dayMonthAndYear('2027-03-01')).toBe('March 1, 2027');
  expect(relativeDay('2026-10-08', '2026-10-15')).toBe('Oct 8');
  expect(shortRange('2026-10-12', '2026-10-18')).toBe('Oct 12 to 18');
  expect(shortRange('2026-09-28', '2026-10-04')).toBe('Sep 28 to Oct 4');
  expect(longRange('2026-10-28', '2026-11-03')).toBe('October 28 to November 3');
});
