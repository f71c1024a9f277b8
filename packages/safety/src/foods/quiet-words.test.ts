import { speaksOfBaby } from '@nestwell/domain/baby-words';
import type { Country } from '../lines';
import { foodCautions, foodList, quietVerdict, verdictOf } from './index';

const countries: (Country | undefined)[] = [undefined, 'us', 'ca', 'gb', 'au', 'nz'];
const cautions = [...new Set([...foodCautions, ...foodList().map(({ caution }) => caution)])];
const verdicts = cautions.flatMap((caution) =>
  countries.flatMap((country) => verdictOf(caution, 'pregnant', country) ?? []),
);

/** Everything of a verdict that is shown. */
const textsOf = ({ short, why, source, here, others }: (typeof verdicts)[number]) => [
  short,
  why,
  source,
  ...[...(here ? [here] : []), ...others].flatMap((advice) => [advice.words, advice.source]),
];

it('names no pregnancy and no baby in what any food asks in a pause, in any country', () => {
  expect(verdicts.length).toBeGreaterThan(200);
  expect(verdicts.flatMap(textsOf).filter(speaksOfBaby).length).toBeGreaterThan(50);
  expect(verdicts.map(quietVerdict).flatMap(textsOf).filter(speaksOfBaby)).toEqual([]);
});

it('keeps what to do, the level and the condition', () => {
  for (const verdict of verdicts) {
    const quiet = quietVerdict(verdict);
    expect([quiet.id, quiet.level, quiet.fineIf]).toEqual([verdict.id, verdict.level, verdict.fineIf]);
    expect(quiet.why).toMatch(/^[A-Z].*[.?]$/);
    expect(quiet.short).toMatch(/^[A-Z]/);
  }
  const whys = verdicts.map((verdict) => quietVerdict(verdict).why);
  expect(whys).toContain(
    'Soft serve from a machine can carry listeria: leave it out. Packed hard ice cream is another matter.',
  );
  expect(whys).toContain(
    'Not now: fennel acts a little like estrogen, and no amount is known to do no harm.',
  );
});
