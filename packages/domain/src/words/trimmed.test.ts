import { trimmed } from './trimmed';

it.each([
  ['nothing', ''],
  ['blanks', ' \t\n\u00a0\u3000'],
  ['zero-width characters', '\u200b\u200c\u200d\u2060\ufeff'],
  ['directions', '\u200e\u200f\u202a\u202e\u2066\u2069'],
  ['soft hyphens and joiners', '\u00ad\u034f\u180e'],
  ['fillers that count as letters', '\u115f\u1160\u3164\uffa0'],
  ['a variation selector and a tag', '\ufe0f\u{e0020}'],
  ['the blank Braille pattern', '\u2800'],
  ['control characters', '\u0001\u007f\u0085'],
])('sees nothing in %s', (_, typed) => {
  expect(trimmed(typed)).toBe('');
});

it.each([
  [' Iron ', 'Iron'],
  ['.', '.'],
  ['👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦'],
  ['❤️', '❤️'],
  ['مرحبا', 'مرحبا'],
  ['می‌خواهم', 'می‌خواهم'],
  ['नमस्ते', 'नमस्ते'],
  ['안녕', '안녕'],
])('keeps %j', (typed, kept) => {
  expect(trimmed(typed)).toBe(kept);
});
