import { aReminder } from '../testing/a-reminder';
import { announcementsAt } from './progressive';

const DUE = new Date(2026, 10, 30, 14, 30);
const vaccines = aReminder({ title: 'Vaccines', dueDateTime: DUE.toISOString() });
const spoken = (now: Date, reminder = vaccines) =>
  announcementsAt([reminder], now.getTime(), new Set()).map((alert) => alert.words);

it.each([
  ['two calendar months before', new Date(2026, 8, 30, 14, 30), ['Vaccines is in two months']],
  ['one month before', new Date(2026, 9, 30, 14, 30), ['Vaccines is in one month']],
  [
    'fourteen days before, across the clock change',
    new Date(2026, 10, 16, 14, 30),
    ['Vaccines is in two weeks'],
  ],
  ['seven days before', new Date(2026, 10, 23, 14, 30), ['Vaccines is in one week']],
  ['the day before', new Date(2026, 10, 29, 14, 30), ['Vaccines is tomorrow']],
  ['at eight on the day', new Date(2026, 10, 30, 8, 0), ['Vaccines is today']],
  ['fifteen minutes before such a moment', new Date(2026, 10, 29, 14, 15), ['Vaccines is tomorrow']],
  ['sixteen minutes before it', new Date(2026, 10, 29, 14, 14), []],
  ['five minutes after it', new Date(2026, 10, 29, 14, 35), ['Vaccines is tomorrow']],
  ['six minutes after it', new Date(2026, 10, 29, 14, 36), []],
])('%s', (_name, now, words) => {
  expect(spoken(now)).toEqual(words);
});

it('says each once', () => {
  const [first] = announcementsAt([vaccines], new Date(2026, 10, 29, 14, 30).getTime(), new Set());

  expect(
    announcementsAt([vaccines], new Date(2026, 10, 29, 14, 31).getTime(), new Set([first?.key ?? ''])),
  ).toEqual([]);
});

it('leaves daily and weekly reminders to their chime', () => {
  expect(spoken(new Date(2026, 10, 29, 14, 30), { ...vaccines, recurring: 'weekly' })).toEqual([]);
});

it('clamps two months before a 30 April to the last day of February', () => {
  const april = aReminder({ title: 'Scan', dueDateTime: new Date(2027, 3, 30, 9).toISOString() });

  expect(spoken(new Date(2027, 1, 28, 9), april)).toEqual(['Scan is in two months']);
});
