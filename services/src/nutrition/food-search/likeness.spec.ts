import { wordsLike } from './likeness';

const likenessOf = (word: string, term: string) => wordsLike(term, [word]).get(word) ?? 0;

it.each([
  ['banana', 'banana', 1],
  ['banana', 'ban', 0.7],
  ['salmon', 'salmn', 0.6],
  ['apple', 'appel', 0.6],
  ['banana', 'bananna', 0.6],
  ['broccoli', 'brocolli', 0.6],
  ['chicken', 'chcken', 0.6],
  ['yogurt', 'joghurt', 0.45],
  ['rice', 'ham', 0],
  ['lettuce', 'banana', 0],
  ['melon', 'lemon', 0.45],
  ['egg', 'eg', 0.7],
  ['eggnog', 'ggg', 0],
])('%s is like the asked %s by %d', (word, term, likeness) => {
  expect(likenessOf(word, term)).toBe(likeness);
});

it('takes the beginning of a long word, misspelt, for it', () => {
  expect(likenessOf('mozzarella', 'mozarel')).toBeGreaterThan(0);
});
