import fc from 'fast-check';
import { addDays } from '../calendar-days';
import { firstOpen, timesOn, type TakenWhen } from './doses';

const iron: TakenWhen = {
  rhythm: 'daily',
  times: ['21:00', '08:00'],
  startsOn: '2026-11-20',
  endsOn: '2026-11-25',
};

it.each([
  ['2026-11-19', []],
  ['2026-11-20', ['08:00', '21:00']],
  ['2026-11-25', ['08:00', '21:00']],
  ['2026-11-26', []],
])('a daily one is due on %s at %j', (date, expected) => {
  expect(timesOn(iron, date)).toEqual(expected);
});

it('goes on without an end, and is never due by itself when it is taken when needed', () => {
  expect(timesOn({ ...iron, endsOn: null }, '2027-03-01')).toHaveLength(2);
  expect(timesOn({ ...iron, rhythm: 'needed' }, '2026-11-21')).toEqual([]);
});

it('a weekly one is due on the weekday it began on, through every change of the clocks', () => {
  const weekly: TakenWhen = { ...iron, rhythm: 'weekly', endsOn: null };
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2000 }), (days) => {
      expect(timesOn(weekly, addDays(weekly.startsOn, days)).length > 0).toBe(days % 7 === 0);
    }),
  );
});

it('the next due dose is the earliest one without an answer', () => {
  const dose = (time: string, answered: boolean) => ({ time, answered });

  expect(firstOpen([dose('21:00', false), dose('08:00', true), dose('13:00', false)])?.time).toBe('13:00');
  expect(firstOpen([dose('08:00', true)])).toBeUndefined();
});
