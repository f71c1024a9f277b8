import { rollbackVerdict, type RollbackVerdict } from './rollback-rule';

/** Chance that is the same in each run (mulberry32). */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const LOADS = [10, 100, 1000, 10_000, 100_000];
/** Each run of the largest days takes a while, and chance has less to say in them. */
const runsOf = (loads: number) => (loads > 10_000 ? 2 : 20);
/** Phones on which no version works. */
const BROKEN_PHONES = 0.01;

interface Day {
  loads: number;
  /** Of the members; the others tell the truth. */
  hostile: number;
  /** Of those who tell the truth it fails for so many. */
  failing: number;
  /** Hostile members come mixed with the others, or all before them. */
  isFirst: boolean;
}

/** A day of a release, judged after each report. @returns how many had reported when it went back; undefined where it did not */
function wentBackAfter({ loads, hostile, failing, isFirst }: Day, seed: number): number | undefined {
  const chance = seeded(seed);
  const evidence = { loads: 0, failures: 0, fallbacks: 0 };
  for (let report = 1; report <= loads; report += 1) {
    const isHostile = isFirst ? report <= hostile * loads : chance() < hostile;
    const fails = isHostile || chance() < failing;
    if (fails) evidence.failures += 1;
    if (fails) evidence.fallbacks += 1;
    else evidence.loads += 1;
    const verdict: RollbackVerdict = rollbackVerdict(evidence, loads);
    if (verdict === 'back') return report;
  }
  return undefined;
}

const runs = (day: Day) =>
  Array.from({ length: runsOf(day.loads) }, (_, seed) => wentBackAfter(day, seed + 1));
const timesBack = (day: Day) => runs(day).filter((after) => after !== undefined).length;
const latest = (day: Day) => Math.max(...runs(day).map((after) => after ?? Number.POSITIVE_INFINITY));

const GOOD = { failing: BROKEN_PHONES };
const cases = LOADS.flatMap((loads) => [0.01, 0.05, 0.1, 0.2].map((hostile) => ({ loads, hostile })));

it.each(cases)(
  'a good release stays: $loads loads, $hostile of the members hostile',
  ({ loads, hostile }) => {
    expect(timesBack({ ...GOOD, loads, hostile, isFirst: false })).toBe(0);
  },
);

it.each(cases)('nor where all of them come first: $loads loads, $hostile hostile', ({ loads, hostile }) => {
  expect(timesBack({ ...GOOD, loads, hostile, isFirst: true })).toBe(0);
});

it.each([
  // A site of so few members has a person who takes it back.
  { loads: 10, after: Number.POSITIVE_INFINITY },
  { loads: 50, after: 20 },
  { loads: 100, after: 25 },
  { loads: 1000, after: 250 },
  { loads: 10_000, after: 2500 },
  { loads: 100_000, after: 25_000 },
])('a release that fails for everybody goes back after $after of $loads loads', ({ loads, after }) => {
  expect(latest({ loads, hostile: 0, isFirst: false, failing: 1 })).toBe(after);
});

it.each([1000, 10_000, 100_000])(
  'one that fails for half goes back within six tenths of %s loads',
  (loads) => {
    expect(latest({ loads, hostile: 0, isFirst: false, failing: 0.5 })).toBeLessThanOrEqual(0.6 * loads);
  },
);

it.each([
  ['fewer than twenty', { loads: 0, failures: 19, fallbacks: 19 }, 0, 'wait'],
  ['twenty of twenty, of a usual day eighty', { loads: 0, failures: 20, fallbacks: 20 }, 80, 'back'],
  ['twenty of twenty, of a usual day more', { loads: 0, failures: 20, fallbacks: 20 }, 81, 'alarm'],
  ['many, for whom the version before fails too', { loads: 0, failures: 90, fallbacks: 44 }, 100, 'wait'],
  ['a quarter of a crowd', { loads: 7500, failures: 2500, fallbacks: 2500 }, 10_000, 'back'],
] as const)('%s: %j', (_, evidence, usual, verdict) => {
  expect(rollbackVerdict(evidence, usual)).toBe(verdict);
});
