import { readAs } from '@nestwell/domain/reading';
import fc from 'fast-check';
import { toRead, wordsOf } from './words-of';

beforeEach(() => readAs({ dateOrder: 'day-first', clockFace: '24h' }));
afterEach(() => readAs(null));

it('writes days and moments on her calendar and clock', () => {
  expect(wordsOf('2026-06-15', toRead)).toBe('15 Jun 2026');
  expect(wordsOf(new Date(2026, 5, 15, 17, 20).toISOString(), toRead)).toBe('15 Jun 2026, 17:20');
});

it.each(['2026-99-99', '2026-06-15 or so', '2026-13-45T99:99:99Z'])(
  'leaves %s, which is no date, as it is',
  (text) => {
    expect(wordsOf(text, toRead)).toBe(text);
  },
);

it('writes a meal plan by day, and its shopping list by kind', () => {
  const days = {
    '2026-06-15': { breakfast: ['oats', 'tea'], lunch: ['soup'], dinner: [] },
    '2026-06-16': { lunch: ['stew'] },
  };
  const list = [
    {
      category: 'Proteins',
      items: [
        { item: 'Eggs', quantity: '6', checked: true },
        { item: 'Tofu', quantity: '', checked: false },
      ],
    },
    { category: 'Produce', items: [{ item: 'Kale', quantity: '1 bunch', checked: false }] },
  ];

  expect(wordsOf(days, toRead)).toBe(
    '15 Jun 2026: Breakfast: oats, tea; Lunch: soup\n16 Jun 2026: Lunch: stew',
  );
  expect(wordsOf(list, toRead)).toBe('Proteins: Eggs, 6, Checked; Tofu\nProduce: Kale, 1 bunch');
});

it('says of each figure inside another thing of what it is', () => {
  expect(wordsOf({ amount: 1.5, unit: 'cup' }, toRead)).toBe('Amount 1.5, cup');
  expect(wordsOf({ iron: 2.1, folate: 30 }, toRead)).toBe('Iron (mg) 2.1, Folate (µg) 30');
});

it('loses no word and no figure, however deep it is held', () => {
  const word = fc.stringMatching(/^W[a-z]{5,9}n$/);
  const leaf = fc.oneof(word, fc.integer());
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      leaf,
      fc.array(tie('tree')),
      fc.dictionary(word, tie('tree')),
    ),
  }));
  fc.assert(
    fc.property(tree, (value) => {
      const leaves: unknown[] = [];
      JSON.stringify(value, (_, one: unknown) => {
        if (typeof one !== 'object') leaves.push(one);
        return one;
      });
      const words = wordsOf(value, toRead);
      expect(leaves.filter((one) => !words.includes(String(one)))).toEqual([]);
    }),
  );
});
