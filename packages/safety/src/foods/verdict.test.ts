import { knownOf, verdictsOf, type FoodStage } from './index';
import type { Country } from '../lines';

const said = (name: string, stage: FoodStage, country?: Country) => {
  const [first] = verdictsOf(name, stage, country);
  return first && [first.level, first.fineIf, first.here?.country];
};

it.each([
  ['Swordfish', 'pregnant', 'us', 'avoid', undefined],
  ['Swordfish', 'pregnant', 'gb', 'avoid', undefined],
  ['Swordfish', 'pregnant', 'ca', 'limit', undefined],
  ['Swordfish', 'pregnant', 'au', 'limit', undefined],
  ['Swordfish', 'nursing', 'us', 'avoid', undefined],
  ['Swordfish', 'nursing', 'nz', 'fine', undefined],
  ['Orange roughy', 'pregnant', 'nz', 'fine', undefined],
  ['Tuna, albacore', 'pregnant', 'us', 'limit', undefined],
  ['Tuna, canned light', 'pregnant', 'us', 'fine', undefined],
  ['Tuna, canned light', 'pregnant', 'gb', 'limit', undefined],
  ['Salmon, cooked', 'pregnant', 'us', 'fine', undefined],
  ['Salmon, cooked', 'pregnant', 'gb', 'limit', undefined],
  ['Brie', 'pregnant', 'gb', 'avoid', undefined],
  ['Brie', 'pregnant', 'us', 'avoid', 'pasteurized'],
  ['Brie, pasteurized', 'pregnant', 'us', 'fine', undefined],
  ['Brie, pasteurized', 'pregnant', 'ca', 'avoid', undefined],
  ['Feta', 'pregnant', 'gb', 'avoid', 'pasteurized'],
  ['Feta', 'pregnant', 'au', 'avoid', 'cooked'],
  ['Feta, pasteurized', 'pregnant', 'gb', 'fine', undefined],
  ['Feta, pasteurized', 'pregnant', 'nz', 'avoid', 'cooked'],
  ['Eggs, runny', 'pregnant', 'gb', 'avoid', 'British Lion eggs'],
  ['Eggs, runny', 'pregnant', 'us', 'avoid', undefined],
  ['Wine', 'nursing', 'us', 'limit', undefined],
  ['Mozzarella', 'pregnant', 'us', 'avoid', 'pasteurized'],
  ['Mozzarella', 'pregnant', 'nz', 'avoid', 'cooked'],
  ['Mozzarella, pasteurized', 'pregnant', 'au', 'avoid', 'cooked'],
  ['Hummus', 'pregnant', 'nz', 'avoid', undefined],
  ['Dates with tahini', 'pregnant', 'nz', 'avoid', undefined],
  ['Hummus', 'pregnant', 'us', 'limit', undefined],
  ['Mixed berries, frozen', 'pregnant', 'nz', 'avoid', 'boiled'],
  ['Stilton', 'pregnant', 'gb', 'fine', undefined],
  ['Stilton', 'pregnant', 'au', 'avoid', undefined],
  ['Ham, sliced', 'pregnant', 'gb', 'fine', undefined],
  ['Ham, sliced', 'pregnant', 'us', 'avoid', undefined],
  ['Salami', 'pregnant', 'gb', 'avoid', undefined],
  ['Hot dog', 'pregnant', 'gb', 'avoid', undefined],
] as const)('%s, %s, in %s: %s, fine if %s', (name, stage, country, level, fineIf) => {
  expect(said(name, stage, country)?.slice(0, 2)).toEqual([level, fineIf]);
});

it.each([
  ['Tuna, canned light', ['limit', undefined, 'gb']],
  ['Salmon, cooked', ['limit', undefined, 'gb']],
  ['Brie, pasteurized', ['avoid', undefined, 'ca']],
  ['Feta', ['avoid', 'cooked', 'ca']],
  ['Mozzarella', ['avoid', 'cooked', 'au']],
  ['Hummus', ['avoid', undefined, 'nz']],
  ['Stilton', ['avoid', undefined, 'ca']],
  ['Swordfish', ['avoid', undefined, 'us']],
])('where her country is not known, %s goes by the most careful authority: %j', (name, expected) => {
  expect(said(name, 'pregnant')).toEqual(expected);
});

it('goes by the source of the food where her country says nothing of its own', () => {
  const [verdict] = verdictsOf('Tilefish', 'pregnant', 'nz');

  expect(verdict).toMatchObject({
    level: 'avoid',
    here: undefined,
    others: [],
    source: expect.stringContaining('FDA'),
  });
});

it('puts what others say after hers, each once', () => {
  const [verdict] = verdictsOf('Tuna, albacore', 'pregnant', 'gb');

  expect([verdict?.here?.country, verdict?.others.map(({ country }) => country)]).toEqual([
    'gb',
    ['us', 'ca', 'au', 'nz'],
  ]);
});

it('says nothing to a nursing mother of what is a matter of pregnancy', () => {
  expect(verdictsOf('Brie', 'nursing', 'us')).toEqual([]);
  expect(knownOf('Brie')).not.toEqual([]);
});

it.each([
  ['pregnant', 'FDA; ACOG; NHS; USDA FoodData Central'],
  ['nursing', 'CDC, breastfeeding and caffeine; USDA FoodData Central'],
] as const)('names whose figure the caffeine of a day is, %s', (stage, source) => {
  expect(verdictsOf('Coffee', stage, 'us')[0]?.source).toBe(source);
});
