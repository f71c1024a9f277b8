const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['twenty', 'thirty', 'forty', 'fifty'];
const articles = ['a', 'an'];

/** Matches a spoken or written whole number below 60, or 'a'. Use inside a larger pattern. */
export const NUMBER = `\\d{1,3}|(?:${tens.join('|')})(?:[ -](?:${small.slice(1, 10).join('|')}))?|${small.join('|')}`;
export const COUNT = `${NUMBER}|${articles.join('|')}`;

/** 'eight' → 8, 'twenty five' → 25, 'a' → 1, '30' → 30. */
export function numberOf(words: string): number {
  if (/^\d+$/.test(words)) return Number(words);
  if (articles.includes(words)) return 1;
  return words.split(/[ -]/).reduce((sum, word) => sum + valueOf(word), 0);
}

function valueOf(word: string): number {
  const ten = tens.indexOf(word);
  return ten >= 0 ? (ten + 2) * 10 : Math.max(0, small.indexOf(word));
}
