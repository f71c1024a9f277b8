import fc from 'fast-check';
import { MINUTE, SECOND } from '../moments';
import { apartOf } from './contractions';
import { countsOf, isOpen, shortCount, type MovementCount } from './movements';

// The night in which clocks go back in Europe.
const night = Date.UTC(2026, 9, 24, 23, 30);
const at = (minutes: number) => new Date(night + minutes * MINUTE);
const lasting = (seconds: number) => (minutes: number) => ({
  startedAt: at(minutes).toISOString(),
  endedAt: new Date(+at(minutes) + seconds * SECOND).toISOString(),
});
it('measures from start to start', () => {
  const [first, second] = [lasting(45)(0), lasting(52)(6)];

  expect(apartOf([second, first], second)).toBe(6 * MINUTE);
  expect(apartOf([second, first], first)).toBeNull();
});

const none: MovementCount = { from: at(0), to: at(0), count: 0, movements: [] };
const moved = (minutes: number, endedAt: string | null = null) => ({
  startedAt: at(minutes).toISOString(),
  endedAt,
});

/** What is said of counts to three at a minute; her day goes from midnight to midnight of UTC. */
const shortAt = (minutes: number, movements: readonly { startedAt: string; endedAt: string | null }[]) => {
  const now = at(minutes);
  const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
  const short = shortCount(countsOf(movements, 3), 3, {
    now,
    isToday: (moment) => dayOf(moment) === dayOf(now),
  });
  return short && [(+short.count.from - night) / MINUTE, short.isResult ? 'call' : 'not finished'];
};

it('ends a count at the number of the country, or after two hours', () => {
  const counts = countsOf(
    [0, 10, 20, 130, 140].map((minutes) => moved(minutes)),
    3,
  );

  expect(counts.map(({ count }) => count)).toEqual([2, 3]);
  const [latest = none] = counts;
  expect(isOpen(latest, 3, at(150))).toBe(true);
  const last = [130, 140].map((minutes) => moved(minutes));
  expect(shortAt(249, last)).toBeUndefined();
  expect(shortAt(250, last)).toEqual([130, 'call']);
});

it('ends a count with the movement she finished it at: the next begins another, and it is not called short', () => {
  const all = [moved(0), moved(10, at(10).toISOString()), moved(20)];

  expect(countsOf(all, 10).map(({ count }) => count)).toEqual([1, 2]);
  const [, finished = none] = countsOf(all, 10);
  expect(isOpen(finished, 10, at(30))).toBe(false);
  expect(shortAt(130, [moved(0), moved(10, at(10).toISOString())])).toBeUndefined();
});

it('keeps calling about a short count when more is noted, until a later count reaches the number', () => {
  const short = [moved(0), moved(10)];

  expect(shortAt(200, [...short, moved(150)])).toEqual([0, 'call']);
  expect(shortAt(200, [...short, moved(150), moved(160), moved(170)])).toBeUndefined();
});

it.each([
  ['for half a day, past midnight', 719, 'call'],
  ['no longer', 720, 'not finished'],
])('calls about a count of the evening %s', (_, minutes, said) => {
  expect(shortAt(minutes, [moved(-120)])).toEqual([-120, said]);
});

it('calls about a count of the same day, however long ago', () => {
  // It began half past midnight.
  expect(shortAt(24 * 60 + 29, [moved(60)])).toEqual([60, 'call']);
  expect(shortAt(24 * 60 + 30, [moved(60)])).toEqual([60, 'not finished']);
});

it('runs from where she started it: two hours without any movement are a result', () => {
  const startedOnly = countsOf([], 3, [at(0)]);

  expect(startedOnly).toMatchObject([{ count: 0, from: at(0) }]);
  expect(isOpen(startedOnly[0] ?? none, 3, at(119))).toBe(true);
  const isToday = () => true;
  expect(shortCount(startedOnly, 3, { now: at(119), isToday })).toBeUndefined();
  expect(shortCount(startedOnly, 3, { now: at(120), isToday })).toMatchObject({ isResult: true });
  const late = countsOf([moved(100), moved(110), moved(130)], 3, [at(0)]);
  expect(late.map(({ count, from }) => [count, (+from - night) / MINUTE])).toEqual([
    [1, 130],
    [2, 0],
  ]);
  expect(shortCount(late, 3, { now: at(131), isToday })?.isResult).toBe(true);
  expect(countsOf([moved(-30), moved(5)], 3, [at(0)]).map(({ count }) => count)).toEqual([1, 1]);
});

it('keeps a count of none that she is to call about when she starts another', () => {
  const counts = countsOf([moved(135)], 3, [at(130), at(0)]);

  expect(counts).toMatchObject([
    { count: 1, from: at(130) },
    { count: 0, from: at(0) },
  ]);
  expect(shortCount(counts, 3, { now: at(140), isToday: () => true })).toMatchObject({
    isResult: true,
    count: { from: at(0) },
  });
});

it('leaves a count of another day alone once she has counted anew', () => {
  const next = 20 * 60;

  expect(shortAt(next + 30, [moved(-180), moved(next)])).toBeUndefined();
  expect(shortAt(next + 130, [moved(-180), moved(next)])).toEqual([next, 'call']);
});

it('never takes a call back as time passes within its day, and never makes one of a count in its two hours', () => {
  const minutes = fc.array(fc.integer({ min: 0, max: 600 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(minutes, fc.integer({ min: 0, max: 11 * 60 }), (all, wait) => {
      const movements = all.map((minute) => moved(minute));
      const last = Math.max(...all);
      const short = shortAt(last, movements);
      const from = Number(short?.[0] ?? -1);

      expect(short === undefined || from + 120 <= last).toBe(true);
      if (short?.[1] === 'call' && last - from - 120 + wait < 12 * 60)
        expect(shortAt(last + wait, movements)?.[1]).toBe('call');
    }),
  );
});

it('loses no movement and counts none twice, in whatever order they arrive', () => {
  const moments = fc.array(fc.integer({ min: 0, max: 3000 }), { maxLength: 60 });
  fc.assert(
    fc.property(moments, fc.constantFrom(6, 10), (minutes, target) => {
      const counts = countsOf(
        minutes.map((minute) => moved(minute)),
        target,
      );

      expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(minutes.length);
      expect(counts.every(({ count }) => count <= target)).toBe(true);
    }),
  );
});
