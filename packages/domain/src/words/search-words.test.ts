import { stemmed, wordsOf } from './search-words';

it.each([
  ['Crème fraîche, 30%', ['creme', 'fraiche', '30%']],
  ["Shepherd's pie (lamb)", ['shepherd', 's', 'pie', 'lamb']],
  ['  ?! ', []],
])('%s is the words %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it.each([
  ['berries', 'berry'],
  ['tomatoes', 'tomato'],
  ['loaves', 'loaf'],
  ['eggs', 'egg'],
  ['hummus', 'hummus'],
  ['watercress', 'watercress'],
])('%s meets %s', (word, other) => {
  expect(stemmed(word)).toBe(stemmed(other));
});
