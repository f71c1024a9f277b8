import { aDay } from '../../../testing/tracked-day';
import { changeSincePrevious } from './series';

const entries = [
  aDay({ date: '2026-11-18', sleepHours: 6, weight: 148.2 }),
  aDay({ date: '2026-11-16', sleepHours: 0, weight: 148.8 }),
];

describe('a change of weight', () => {
  it('is the latest log minus the one before, whatever lies between', () => {
    const change = changeSincePrevious('weight', [aDay({ date: '2026-11-19', mood: 1 }), ...entries]);

    expect(change).toEqual({ latest: 148.2, difference: expect.closeTo(-0.6), since: '2026-11-16' });
  });

  it('is unknown after a single log, and absent without one', () => {
    expect(changeSincePrevious('weight', entries.slice(0, 1))).toEqual({
      latest: 148.2,
      difference: null,
      since: null,
    });
    expect(changeSincePrevious('weight', [])).toBeNull();
  });
});
