import { wordValue } from './number-words';
import { matchAt } from './sticky';
import type { One } from './one-number';

const PARTS: readonly (readonly [RegExp, number])[] = [
  [/three[ -]quarters(?: of(?: an?)?)?(?![\w-])/iy, 0.75],
  [/(?:a |one )?half(?: of)?(?: an?)?(?![\w-]| and\b)/iy, 0.5],
  [/(?:a |one )quarter(?: of(?: an?)?)?(?![\w-])/iy, 0.25],
  [/a couple(?: of)?(?![\w-])/iy, 2],
];
const WORD = /[a-z]{3,9}/iy;
const SECOND_WORD = /[ -]([a-z]{3,5})(?![\w-])/iy;
const AND_A_HALF = / and a half(?![\w-])/iy;
const END = /(?![\w-])/y;
/** Not before what says no number: 'a little oil'. */
const ARTICLE =
  /an?(?= )(?! (?:few|little|bit|lot|touch|good|generous|small amount|large amount|splash|drizzle|sprinkl\w{1,5})\b)/iy;

/** A number in words: 'two', 'twenty-five', 'half a', 'one and a half', 'an'. */
export function wordsAt(text: string, at: number): One | undefined {
  if (!/[a-z]/i.test(text.charAt(at))) return undefined;
  for (const [pattern, value] of PARTS) {
    const found = matchAt(pattern, text, at);
    if (found) return { value, end: at + found[0].length };
  }
  const number = numberAt(text, at);
  if (number) return number;
  const article = matchAt(ARTICLE, text, at);
  return article ? { value: 1, end: at + article[0].length } : undefined;
}

/** 'two', 'twenty-five', 'one and a half' */
function numberAt(text: string, at: number): One | undefined {
  const word = matchAt(WORD, text, at)?.[0] ?? '';
  const first = wordValue(word);
  if (first === undefined) return undefined;
  const second = first >= 20 ? matchAt(SECOND_WORD, text, at + word.length) : null;
  const unit = wordValue(second?.[1] ?? '') ?? 0;
  const isPair = unit > 0 && unit < 10;
  const end = at + word.length + (isPair ? (second?.[0].length ?? 0) : 0);
  const half = matchAt(AND_A_HALF, text, end)?.[0].length ?? 0;
  if (!matchAt(END, text, end)) return undefined;
  return { value: first + (isPair ? unit : 0) + (half > 0 ? 0.5 : 0), end: end + half };
}
