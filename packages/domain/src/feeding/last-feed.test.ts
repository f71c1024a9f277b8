import fc from 'fast-check';
import { countsSince } from './counts';
import { lastFeed, sideToOffer } from './last-feed';
import { babyKinds, type BabyNote } from './logged';

const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 9, 24, hour, minute));
const aNote = (changes: Partial<BabyNote>): BabyNote => ({
  kind: 'bottle',
  baby: 1,
  startedAt: at(6).toISOString(),
  endedAt: at(6, 10).toISOString(),
  sides: [],
  nappy: null,
  ...changes,
});
const breast = (hour: number, side: 'left' | 'right' | 'both') =>
  aNote({
    kind: 'breast',
    startedAt: at(hour).toISOString(),
    sides: [{ side, from: at(hour).toISOString(), to: at(hour, 9).toISOString() }],
  });

it.each([
  ['left', 'right'],
  ['right', 'left'],
  ['both', undefined],
] as const)('offers after %s: %s', (side, offered) => {
  expect(sideToOffer([breast(7, side), breast(5, 'left')], 1)).toBe(offered);
});

it('offers no side before the first feed', () => {
  expect(sideToOffer([], 1)).toBeUndefined();
});

it('never takes a supplement, a nappy, a sleep or what was pumped for the last feed, nor another baby’s', () => {
  const kinds = fc.constantFrom(...babyKinds.filter((kind) => kind !== 'breast' && kind !== 'bottle'));
  fc.assert(
    fc.property(fc.array(fc.record({ kind: kinds, hour: fc.integer({ min: 0, max: 20 }) })), (others) => {
      const mine = aNote({ startedAt: at(1).toISOString() });
      const later = others.map(({ kind, hour }) => aNote({ kind, startedAt: at(hour).toISOString() }));
      const twin = aNote({ baby: 2, startedAt: at(22).toISOString() });

      expect(lastFeed([twin, ...later, mine], 1)).toBe(mine);
    }),
  );
});

it('counts feeds, wet nappies and the longest sleep of one baby since the day began', () => {
  const notes = [
    breast(5, 'left'),
    breast(6, 'right'),
    aNote({ startedAt: at(7).toISOString() }),
    aNote({ kind: 'supplement', startedAt: at(8).toISOString() }),
    aNote({ kind: 'nappy', nappy: 'wet', startedAt: at(8).toISOString() }),
    aNote({ kind: 'nappy', nappy: 'both', startedAt: at(9).toISOString() }),
    aNote({ kind: 'nappy', nappy: 'dirty', startedAt: at(9).toISOString() }),
    aNote({ kind: 'sleep', startedAt: at(4).toISOString(), endedAt: at(6, 40).toISOString() }),
    aNote({ kind: 'sleep', startedAt: at(1).toISOString(), endedAt: at(5, 30).toISOString() }),
    aNote({ baby: 2, startedAt: at(7).toISOString() }),
  ];

  expect(countsSince(notes, 1, { from: at(6), now: at(10) })).toEqual({
    feeds: 2,
    wetNappies: 2,
    longestSleep: 160 * 60_000,
  });
});
