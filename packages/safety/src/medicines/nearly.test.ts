import { isNearly } from './nearly';

it.each([
  ['aspirin', 'aspirin', true],
  ['asprin', 'aspirin', true],
  ['aspirinn', 'aspirin', true],
  ['aspirni', 'aspirin', true],
  ['aspirim', 'aspirin', true],
  ['aspir', 'aspirin', false],
  ['bspirin', 'aspirin', false],
  ['aspiringly', 'aspirin', false],
  ['carbamazepin', 'carbamazepine', true],
  ['carbamzepin', 'carbamazepine', true],
  ['carbmzepin', 'carbamazepine', false],
  ['iron', 'irons', false],
  ['advol', 'advil', false],
  ['contact', 'contac', false],
])('%s for %s: %s', (word, name, expected) => {
  expect(isNearly(word, name)).toBe(expected);
});

it('ends at once with words of any length', () => {
  expect(isNearly('a'.repeat(100_000), 'a'.repeat(99_999) + 'b')).toBe(true);
});
