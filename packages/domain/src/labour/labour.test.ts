import fc from 'fast-check';
import { MINUTE, SECOND } from '../moments';
import { apartOf, ruleMet } from './contractions';
import { countsOf, isOpen, isShort, type MovementCount } from './movements';

// The night in which clocks go back in Europe.
const night = Date.UTC(2026, 9, 24, 23, 30);
const at = (minutes: number) => new Date(night + minutes * MINUTE);
const lasting = (seconds: number) => (minutes: number) => ({
  startedAt: at(minutes).toISOString(),
  endedAt: new Date(+at(minutes) + seconds * SECOND).toISOString(),
});
const every = (minutes: number, span: number, seconds = 60) =>
  Array.from({ length: Math.floor(span / minutes) + 1 }, (_, index) => lasting(seconds)(index * minutes));

const us = { rule: 'five-one-one', isTerm: true } as const;
const uk = { rule: 'three-in-ten', isTerm: true } as const;

it('measures from start to start', () => {
  const [first, second] = [lasting(45)(0), lasting(52)(6)];

  expect(apartOf([second, first], second)).toBe(6 * MINUTE);
  expect(apartOf([second, first], first)).toBeNull();
});

it.each([
  ['every 5 minutes, a minute long, for an hour', every(5, 60), 60, 'five-one-one'],
  ['for less than an hour', every(5, 55), 55, undefined],
  ['further apart', every(6, 60), 60, undefined],
  ['shorter', every(5, 60, 50), 60, undefined],
] as const)('in the United States: %s', (_, all, now, met) => {
  expect(ruleMet(all, { ...us, now: at(now) })).toBe(met);
});

it.each([
  ['three in ten minutes', every(5, 10), 'three-in-ten'],
  ['three in eleven', every(5.5, 11), undefined],
] as const)('in the United Kingdom: %s', (_, all, met) => {
  expect(ruleMet(all, { ...uk, now: at(12) })).toBe(met);
});

it('asks to call about three in an hour before term, in every country', () => {
  const all = every(25, 50, 20);

  expect(ruleMet(all, { rule: undefined, isTerm: false, now: at(55) })).toBe('before-term');
  expect(ruleMet(all.slice(1), { rule: undefined, isTerm: false, now: at(55) })).toBeUndefined();
});

const none: MovementCount = { from: at(0), to: at(0), count: 0, movements: [] };
const moved = (minutes: number, endedAt: string | null = null) => ({
  startedAt: at(minutes).toISOString(),
  endedAt,
});

it('ends a count at the number of the country, or after two hours', () => {
  const counts = countsOf(
    [0, 10, 20, 130, 140].map((minutes) => moved(minutes)),
    3,
  );

  expect(counts.map(({ count }) => count)).toEqual([2, 3]);
  const [latest = none] = counts;
  expect(isOpen(latest, 3, at(150))).toBe(true);
  expect(isShort(latest, 3, at(249))).toBe(false);
  expect(isShort(latest, 3, at(250))).toBe(true);
});

it('ends a count with the movement she finished it at: the next begins another, and it is not called short', () => {
  const counts = countsOf([moved(0), moved(10, at(10).toISOString()), moved(20)], 10);

  expect(counts.map(({ count }) => count)).toEqual([1, 2]);
  const [, finished = none] = counts;
  expect(isOpen(finished, 10, at(30))).toBe(false);
  expect(isShort(finished, 10, at(200))).toBe(false);
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
