import { COUNT, NUMBER, numberOf } from './number-words';
import type { Phrase } from './phrase';

type Groups = readonly string[];
const at = (groups: Groups, index: number) => numberOf(groups[index] ?? '');

/** The longer ones first: each begins with what another one is. */
const spans: readonly (readonly [string, (groups: Groups) => number])[] = [
  ['half an hour', () => 30],
  ['three quarters of an hour', () => 45],
  ['a quarter of an hour', () => 15],
  [`(${COUNT}) hours? and a half`, (found) => at(found, 0) * 60 + 30],
  [`(${NUMBER}) and a half hours`, (found) => at(found, 0) * 60 + 30],
  [`(${COUNT}) hours? (?:and )?(${NUMBER}) minutes?`, (found) => at(found, 0) * 60 + at(found, 1)],
  [`(${COUNT}) hours?`, (found) => at(found, 0) * 60],
  [`(${COUNT}) minutes?`, (found) => at(found, 0)],
];

/** Minutes from now in 'in twenty minutes', 'two hours from now', 'in an hour and a half'. */
export function takeMinutesAhead(phrase: Phrase): number | undefined {
  for (const [pattern, minutesOf] of spans) {
    const found = phrase.take(`in ${pattern}(?:'?s?'? time)?`) ?? phrase.take(`${pattern} from now`);
    if (found) return minutesOf(found);
  }
  return undefined;
}
