import type { Reminder } from '@nestwell/contracts/calendar';
import { aReminder } from '../testing/a-reminder';
import { alertsAt } from './alerts';

const DUE = '2026-11-20T12:00:00.000Z';

/** What is heard when the clock is looked at once a minute over `[from, to]`, minutes relative to the due time. */
function heardBetween(from: number, to: number, at: (minute: number) => Reminder = () => aReminder()) {
  const heard = new Set<string>();
  const log: [number, string | null, string][] = [];
  for (let minute = from; minute <= to; minute += 1) {
    for (const alert of alertsAt([at(minute)], Date.parse(DUE) + minute * 60_000, heard)) {
      heard.add(alert.key);
      log.push([minute, alert.tone, alert.words]);
    }
  }
  return log;
}

describe('the ninety minutes around one urgent reminder with a lead of fifteen', () => {
  it.each([
    [
      'open all the time',
      -45,
      45,
      [
        [-15, 'urgent', 'Take iron in 15 minutes'],
        [0, 'urgent', "It's time: Take iron"],
      ],
    ],
    [
      'opened four minutes before',
      -4,
      45,
      [
        [-4, 'urgent', 'Take iron in 4 minutes'],
        [0, 'urgent', "It's time: Take iron"],
      ],
    ],
    ['opened two minutes after', 2, 45, [[2, 'overdue', 'Take iron was due 2 minutes ago']]],
    ['opened five minutes after', 5, 45, [[5, 'overdue', 'Take iron was due 5 minutes ago']]],
    ['opened six minutes after', 6, 45, []],
  ])('%s', (_name, from, to, expected) => {
    expect(heardBetween(from, to)).toEqual(expected);
  });

  it('is silent once done', () => {
    expect(heardBetween(-45, 45, () => aReminder({ completed: true }))).toEqual([]);
  });

  it('with no lead it is heard at its time only', () => {
    expect(heardBetween(-45, 45, () => aReminder({ notificationMinutes: 0, priority: 'low' }))).toEqual([
      [0, 'low', "It's time: Take iron"],
    ]);
  });

  it('moved to another time after it was heard, it is heard anew, at the new time only', () => {
    const later = new Date(Date.parse(DUE) + 20 * 60_000).toISOString();
    const moved = (minute: number) => aReminder(minute < -10 ? {} : { dueDateTime: later });

    expect(heardBetween(-45, 45, moved).map(([minute]) => minute)).toEqual([-15, 5, 20]);
  });
});
