import type { Country } from '../lines';
import { caffeineTally } from './index';

const weighed = (grams: number | null, label = 'portion', times = 1) => ({ label, grams, times });
const mgOf = (
  name: string,
  portion: ReturnType<typeof weighed> | null,
  country: Country | undefined = 'us',
) => caffeineTally([{ name, portion }], 'pregnant', country).entries.map(({ mg }) => mg);

it.each([
  ['Coffee, black', weighed(200), 80],
  ['Coffee, black', weighed(100, '100 ml', 2), 80],
  ['Coffee, black', weighed(237, '1 cup'), 95],
  ['Coffee, black', weighed(null, '1 cup'), 95],
  ['Coffee, black', weighed(null, 'cup', 2), 190],
  ['Coffee, black', weighed(null, '250 ml'), 100],
  ['Coffee, black', weighed(null, '8 fl oz'), 95],
  ['Coffee, black', weighed(null, '1/2 cup'), 48],
  ['Coffee, 200 ml', null, 80],
  ['Tea, black', weighed(null, 'mug'), 60],
  ['Cola', weighed(null, '1 can'), 30],
  ['Chocolate, dark', weighed(20), 16],
  ['Coffee, black', weighed(null, '1 serving'), null],
  ['Coffee, black', null, null],
  ['Latte, whole milk', weighed(360), null],
])('%s, %j, is %s mg', (name, portion, mg) => {
  expect(mgOf(name, portion)).toEqual([mg]);
});

it('sums the day, says what is unknown, and leaves out what has none', () => {
  const tally = caffeineTally(
    [
      { name: 'Coffee, black', portion: weighed(200) },
      { name: 'Chocolate, dark', portion: weighed(20) },
      { name: 'Latte, whole milk', portion: weighed(360) },
      { name: 'Porridge', portion: weighed(300) },
    ],
    'pregnant',
    'us',
  );

  expect(tally).toMatchObject({ mg: 96, most: 200, unknown: 1 });
  expect(tally.entries).toHaveLength(3);
});

it.each([
  ['Coffee, black', weighed(null, '1 mug'), 140],
  ['Coffee, black', weighed(300, '1 mug'), 140],
  ['Coffee, black', weighed(200), 140],
  ['Instant coffee', weighed(null, '1 mug'), 100],
  ['Tea, black', weighed(null, 'mug', 2), 150],
  ['Tea, green', weighed(null, '1 cup'), 75],
  ['Cola', weighed(null, '1 can'), 43],
  ['Energy drink', weighed(250, '1 can'), 80],
  ['Tea, black', weighed(237, '1 cup'), 75],
])('in the UK %s, %j, is %s mg, as the NHS counts it', (name, portion, mg) => {
  const [entry] = caffeineTally([{ name, portion }], 'pregnant', 'gb').entries;
  expect(entry?.mg).toBe(mg);
});

it('counts the highest figure of all where the country is not known', () => {
  for (const [name, label] of [
    ['Coffee', 'mug'],
    ['Tea', 'mug'],
    ['Cola', 'can'],
    ['Coffee', '250 ml'],
  ] as const) {
    const of = (country?: Country) =>
      caffeineTally([{ name, portion: weighed(null, `1 ${label}`) }], 'pregnant', country).mg;
    expect(of()).toBe(Math.max(of(), ...(['gb', 'au', 'nz', 'us'] as const).map(of)));
    expect(of()).toBeGreaterThanOrEqual(of('ca'));
  }
});

it('goes by the record of a product before its name, and never counts an unknown one as none', () => {
  const of = (name: string, caffeine: number | null | undefined) =>
    caffeineTally([{ name, portion: weighed(500), micronutrients: { caffeine } }], 'pregnant', 'us');

  expect(of('Night Shift Tropical', 160)).toMatchObject({ mg: 160, most: 200, unknown: 0 });
  expect(of('Night Shift Tropical', null)).toMatchObject({ mg: 0, unknown: 1 });
  expect(of('Lemonade', undefined).entries).toEqual([]);
});

it.each([
  'Pepsi Max',
  'Dr Pepper',
  'Mountain Dew',
  'Club-Mate',
  'Rockstar',
  'Celsius',
  'Nescafé',
  'Kaffee',
  'Earl Grey',
  'Sage tea',
])('%s is never counted as none', (name) => {
  expect(mgOf(name, null)).toEqual([null]);
});

it('is at most 300 mg while nursing', () => {
  expect(caffeineTally([], 'nursing')).toEqual({ mg: 0, most: 300, entries: [], unknown: 0 });
});

it('never counts less when more is drunk', () => {
  const sums = [1, 50, 100, 237, 400, 1000].map(
    (grams) => caffeineTally([{ name: 'Coffee', portion: weighed(grams) }], 'pregnant').mg,
  );

  expect(sums).toEqual([...sums].sort((one, other) => one - other));
});
