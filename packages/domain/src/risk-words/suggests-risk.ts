import { holds } from './pattern';
import { patterns } from './patterns';
import { STOP, wordsOf } from './words-of';

/**
 * Whether words suggest that someone may be at risk, so that crisis lines are offered to their author. They never hold
 * anything back: a false match costs a card she can close, a missed one may cost more, so the patterns lean wide.
 */
export function suggestsRisk(text: string): boolean {
  const words = [...wordsOf(text), STOP];
  return patterns.some((pattern) => holds(words, pattern));
}
