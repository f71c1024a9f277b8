import { stemmed, wordsOf } from '@nestwell/domain/words';
import type { NamedFood } from '@nestwell/safety/foods';

/** Words that ask, and name no food. */
const asking = new Set('can i eat have drink take the a an some is are while pregnant'.split(' '));

/** Foods in which each word of hers begins one: by their name before by other words for them. */
export function lookUp(text: string, foods: readonly NamedFood[]): NamedFood[] {
  const asked = wordsOf(text).filter((word) => !asking.has(word));
  if (asked.length === 0) return [];
  const begins = (words: readonly string[]) =>
    asked.every((one) =>
      words.some((word) => word.startsWith(one) || stemmed(word).startsWith(stemmed(one))),
    );
  const byName = foods.filter(({ name }) => begins(wordsOf(name)));
  const others = foods.filter((food) => !byName.includes(food));
  return [...byName, ...others.filter(({ name, also }) => begins(wordsOf(`${name} ${also}`)))];
}
