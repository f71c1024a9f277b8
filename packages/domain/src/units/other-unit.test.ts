import { heightUnits, shownHeight } from './height';
import { meantHeightUnit, meantWeightUnit } from './other-unit';
import { unitSystems } from './system';
import { shownWeight } from './weight';

it.each([
  ['65 lb at 165 cm', 65, 'us', 165, null, 'metric'],
  ['65 lb, the height unknown', 65, 'us', null, null, 'metric'],
  ['65 kg', 65, 'metric', 165, null, undefined],
  ['400 kg', 400, 'metric', 165, null, undefined],
  ['180 kg', 180, 'metric', 165, null, 'us'],
  ['150 kg, known at 68 kg', 150, 'metric', 165, 150, 'us'],
  ['150 kg, known at 150 kg', 150, 'metric', 165, 331, undefined],
  ['65 lb, the height mixed up too', 65, 'us', 419, null, 'metric'],
  ['12 lb: neither makes sense', 12, 'us', 165, null, undefined],
] as const)('%s', (_, typed, units, height, weight, meant) => {
  expect(meantWeightUnit(typed, units, { height, weight })).toBe(meant);
});

/** What women weigh and how tall they are, for the walk below. */
const bodies = [150, 155, 160, 165, 170, 175, 180].flatMap((height) =>
  [18.5, 20, 22, 25, 28, 30, 33].map((index) => ({
    height,
    pounds: (index * (height / 100) ** 2) / 0.453_592_37,
  })),
);

it('asks about each weight that is typed in the other unit, and about none that is not: the walk', () => {
  const cases = bodies.flatMap((body) => unitSystems.map((units) => ({ ...body, units })));
  const other = { us: 'metric', metric: 'us' } as const;
  const wrong = cases.filter(({ pounds, height, units }) => {
    const known = { height, weight: pounds };
    const right = meantWeightUnit(shownWeight(pounds, units), units, known);
    const mixedUp = meantWeightUnit(shownWeight(pounds, other[units]), units, known);
    return right !== undefined || mixedUp !== other[units];
  });

  expect(cases).toHaveLength(98);
  expect(wrong).toEqual([]);
});

it('asks about each height that is typed in the other unit, and about none that is not: the walk', () => {
  const cases = Array.from({ length: 81 }, (_, at) => 130 + at).flatMap((height) =>
    heightUnits.map((unit) => ({ height, unit })),
  );
  const other = { cm: 'in', in: 'cm' } as const;
  const wrong = cases.filter(
    ({ height, unit }) =>
      meantHeightUnit(shownHeight(height, unit), unit) !== undefined ||
      meantHeightUnit(shownHeight(height, other[unit]), unit) !== other[unit],
  );

  expect(cases).toHaveLength(162);
  expect(wrong).toEqual([]);
});
