import { aDay } from '../../../testing/tracked-day';
import { averageOf, changeSincePrevious, changeWithin, rounded, seriesOf } from './series';

const days = ['2026-11-16', '2026-11-17', '2026-11-18'];
const entries = [
  aDay({ date: '2026-11-18', sleepHours: 6, weight: 148.2 }),
  aDay({ date: '2026-11-16', sleepHours: 0, weight: 148.8 }),
];

describe('a chart’s days', () => {
  it('leaves gaps as gaps and keeps zeros as answers', () => {
    expect(seriesOf('sleepHours', days, entries).map(({ value }) => value)).toEqual([0, null, 6]);
  });

  it('averages over logged days alone', () => {
    expect(averageOf(seriesOf('sleepHours', days, entries))).toBe(3);
    expect(averageOf(seriesOf('mood', days, entries))).toBeNull();
    expect(rounded(5.44)).toBe('5.4');
    expect(rounded(6.96)).toBe('7');
  });
});

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

  it('counts from the first log of a period', () => {
    expect(changeWithin(seriesOf('weight', days, entries))).toEqual({
      latest: 148.2,
      difference: expect.closeTo(-0.6),
      since: '2026-11-16',
    });
  });
});
