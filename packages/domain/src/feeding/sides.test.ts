import fc from 'fast-check';
import { MINUTE } from '../moments';
import {
  afterStep,
  endedAt,
  isPaused,
  misplacedTurn,
  pausesOf,
  spent,
  spentOn,
  type FeedStep,
} from './sides';
import { feedSides, type SideTurn } from './turn';

const at = (minutes: number) => new Date(Date.UTC(2026, 9, 24, 23, 50) + minutes * MINUTE);
const walk = (presses: readonly (readonly [FeedStep, number])[]) =>
  presses.reduce<SideTurn[]>((turns, [step, minutes]) => afterStep(turns, step, at(minutes)), []);

it('changes side, pauses and goes on, across midnight', () => {
  const turns = walk([
    ['left', 0],
    ['pause', 8],
    ['right', 10],
    ['both', 12],
  ]);
  const ended = endedAt(turns, at(15));

  expect(ended.map(({ side }) => side)).toEqual(['left', 'right', 'both']);
  expect(spentOn('left', ended, at(99))).toBe(11 * MINUTE);
  expect(spentOn('right', ended, at(99))).toBe(5 * MINUTE);
  expect(spent(ended, at(99))).toBe(13 * MINUTE);
  expect(pausesOf(ended, at(15))).toEqual([2 * MINUTE]);
});

it('counts the pause she is in, and nothing while she is in it', () => {
  const sides = walk([
    ['left', 0],
    ['pause', 5],
  ]);

  expect(isPaused({ endedAt: null, sides })).toBe(true);
  expect(spent(sides, at(30))).toBe(5 * MINUTE);
  expect(pausesOf(sides, at(9))).toEqual([4 * MINUTE]);
});

it('leaves no trace of a side that was pressed by mistake', () => {
  const turns = walk([
    ['left', 0],
    ['right', 0],
  ]);

  expect(turns).toEqual([{ side: 'right', from: at(0).toISOString(), to: null }]);
});

const presses = fc.array(
  fc.tuple(fc.constantFrom(...feedSides, 'pause' as const), fc.integer({ min: -10, max: 300 })),
  { maxLength: 20 },
);

it('keeps every feed in order, whatever is pressed when, and never counts more than has passed', () => {
  fc.assert(
    fc.property(presses, (pressed) => {
      const turns = endedAt(walk(pressed), at(300));
      const from = new Date(turns[0]?.from ?? at(0));

      expect(misplacedTurn(turns, { from, to: at(300) })).toBeUndefined();
      expect(spent(turns, at(300)) + pausesOf(turns, at(300)).reduce((sum, one) => sum + one, 0)).toBe(
        turns.length > 0 ? +at(300) - +from : 0,
      );
    }),
  );
});

it.each([
  ['ends before it begins', [{ side: 'left', from: 5, to: 4 }]],
  ['begins before the feed', [{ side: 'left', from: -1, to: 4 }]],
  ['ends after the feed', [{ side: 'left', from: 0, to: 31 }]],
  ['runs in a feed that is over', [{ side: 'left', from: 0, to: null }]],
] as const)('finds a turn that %s', (_, turns) => {
  const given = turns.map(({ side, from, to }) => ({
    side,
    from: at(from).toISOString(),
    to: to === null ? null : at(to).toISOString(),
  }));

  expect(misplacedTurn(given, { from: at(0), to: at(30) })).toBe(0);
});

it('finds the turn that overlaps the one before it', () => {
  const turns = [
    { side: 'left', from: at(0).toISOString(), to: at(8).toISOString() },
    { side: 'right', from: at(7).toISOString(), to: at(12).toISOString() },
  ] as const;

  expect(misplacedTurn(turns, { from: at(0), to: null })).toBe(1);
});
