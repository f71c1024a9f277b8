import { holds } from './pattern';
import { patternsOf } from './patterns';
import { emergencyKinds, riskKinds, type RiskKind } from './risk-kind';
import { STOP, wordsOf } from './words-of';

/**
 * The kinds of risk that words suggest for their author or her baby, the most pressing first; none where they suggest
 * none. They never hold anything back: a false match costs a card she can close, a missed one may cost more, so the
 * patterns lean wide.
 */
export function riskKindsOf(text: string): readonly RiskKind[] {
  const words = [...wordsOf(text), STOP];
  return riskKinds.filter((kind) => patternsOf[kind].some((pattern) => holds(words, pattern)));
}

/** Whether words suggest a risk of any kind. */
export const suggestsRisk = (text: string): boolean => riskKindsOf(text).length > 0;

/** Whether words suggest an emergency of hers or of her baby. */
export const suggestsEmergency = (text: string): boolean =>
  riskKindsOf(text).some((kind) => emergencyKinds.some((emergency) => emergency === kind));
