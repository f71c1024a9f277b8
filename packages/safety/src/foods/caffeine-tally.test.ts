import { caffeineTally } from './index';

const weighed = (grams: number | null, label = 'portion', times = 1) => ({ label, grams, times });
const mgOf = (name: string, portion: ReturnType<typeof weighed> | null) =>
  caffeineTally([{ name, portion }], 'pregnant').entries.map(({ mg }) => mg);

it.each([
  ['Coffee, black', weighed(200), 80],
  ['Coffee, black', weighed(100, '100 ml', 2), 80],
  ['Coffee, black', weighed(237, '1 cup'), 95],
  ['Coffee, black', weighed(null, '1 cup'), 95],
  ['Coffee, black', weighed(null, 'cup', 2), 190],
  ['Coffee, black', weighed(null, '250 ml'), 100],
  ['Coffee, black', weighed(null, '8 fl oz'), 95],
  ['Coffee, black', weighed(null, '1/2 cup'), 47],
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
  );

  expect(tally).toMatchObject({ mg: 96, most: 200, unknown: 1 });
  expect(tally.entries).toHaveLength(3);
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
