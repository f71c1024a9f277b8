import { smallNumbers, tens, wholeIn } from '@nestwell/domain/amounts';

const ordinals = [
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth',
  'fifteenth sixteenth seventeenth eighteenth nineteenth twentieth',
].flatMap((words) => words.split(' '));
/** Minutes and days have none higher. */
const spokenTens = tens.slice(0, 4);
const ORDINAL_ENDINGS = ['st', 'nd', 'rd', 'th'];
const couple = 'a couple of';

const units = smallNumbers.slice(1, 10).join('|');
const spokenDays = `(?:twenty|thirty)[ -](?:${ordinals.slice(0, 9).join('|')})|thirtieth|${ordinals.join('|')}`;

/** Matches a spoken or written whole number below 60. Use inside a larger pattern, as all of these. */
export const NUMBER = `\\d{1,3}|(?:${spokenTens.join('|')})(?:[ -](?:${units}))?|${smallNumbers.join('|')}`;
/** A number of something, or 'a', 'an', 'a couple of'. */
export const COUNT = `${NUMBER}|${couple}|an|a`;
/** A day of a month in words: 'fifth', 'twenty first'. */
export const SPOKEN_DAY = spokenDays;
/** A day of a month in any way: '5', '5th', 'five', 'fifth'. */
export const DAY_NUMBER = `${spokenDays}|(?:${NUMBER})(?:st|nd|rd|th)?`;

/** 'eight' → 8, 'twenty five' → 25, 'a' → 1, '30' → 30, '5th' → 5, 'twenty first' → 21. */
export function numberOf(words: string): number {
  const digits = wholeIn(words, ORDINAL_ENDINGS);
  if (digits !== undefined) return digits;
  if (words === couple) return 2;
  if (words === 'a' || words === 'an') return 1;
  return words.split(/[ -]/).reduce((sum, word) => sum + valueOf(word), 0);
}

function valueOf(word: string): number {
  const ten = spokenTens.indexOf(word);
  if (ten >= 0) return (ten + 2) * 10;
  if (word === 'thirtieth') return 30;
  return Math.max(0, smallNumbers.indexOf(word), ordinals.indexOf(word) + 1);
}
