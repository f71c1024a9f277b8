import { aReminder } from '../testing/a-reminder';
import { panelReminders, panelRows, timingInWords, timingOf } from './timing';

const DUE = Date.parse('2026-11-20T12:00:00Z');
const MINUTE = 60_000;
const reminder = aReminder({ dueDateTime: new Date(DUE).toISOString(), notificationMinutes: 15 });

it.each([
  [-16, 'upcoming'],
  [-15, 'active'],
  [0, 'active'],
  [1, 'overdue'],
])('%i minutes from its due time it is %s', (minutes, timing) => {
  expect(timingOf(reminder, DUE + minutes * MINUTE)).toBe(timing);
});

it.each([
  [-61, 'In 1 h'],
  [-12, 'In 12 min'],
  [0, 'Due now'],
  [59, '59 min overdue'],
  [60, '1 h overdue'],
  [1439, '23 h overdue'],
  [1440, '1 day overdue'],
  [2880, '2 days overdue'],
  [43_199, '29 days overdue'],
  [43_200, '1 month overdue'],
  [86_400, '2 months overdue'],
])('%i minutes from its due time it reads "%s"', (minutes, words) => {
  expect(timingInWords(reminder, DUE + minutes * MINUTE)).toBe(words);
});

describe('the panel', () => {
  const at = (minutes: number, more = {}) =>
    aReminder({ id: `at ${minutes}`, dueDateTime: new Date(DUE + minutes * MINUTE).toISOString(), ...more });
  const ids = (reminders: readonly { id: string }[]) => reminders.map(({ id }) => id);

  it('takes what is not done within two hours either side, by due time', () => {
    const list = [at(121), at(120), at(-120), at(-121), at(5, { completed: true }), at(1)];

    expect(ids(panelReminders(list, DUE))).toEqual(['at -120', 'at 1', 'at 120']);
  });

  it('shows three, and the next one in place of a dismissed one', () => {
    const due = [at(1), at(2), at(3), at(4)];

    expect(ids(panelRows(due, new Set()))).toEqual(['at 1', 'at 2', 'at 3']);
    expect(ids(panelRows(due, new Set(['at 2'])))).toEqual(['at 1', 'at 3', 'at 4']);
  });
});
