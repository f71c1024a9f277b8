import { amountInWords } from './amount-words';

it.each([
  ['1 cup', 0.5, '½ cup'],
  ['1 cup', 2, '2 cups'],
  ['1/2 cup', 1, '½ cup'],
  ['1/2 cup', 3, '1½ cups'],
  ['100 g', 1.5, '150 g'],
  ['10 grapes', 2, '20 grapes'],
  ['slice', 1, '1 slice'],
  ['slice', 2, '2 slices'],
  ['1 medium', 1.3, '1.3 medium'],
  ['1 tbsp', 4, '4 tbsp'],
])('%s times %s is %s', (label, times, words) => {
  expect(amountInWords({ label, times })).toBe(words);
});
