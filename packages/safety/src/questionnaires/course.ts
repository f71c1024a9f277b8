import type { Fact } from '../evidence/evidence';
import { scoreOf } from './scores';
import type { Answers } from './questionnaire';

const nice = { source: 'NICE CG192', checkedOn: '2026-11-22' };

/** The questions look at two weeks: asked sooner they would ask about the same days again. */
export const daysBetweenChecks: Fact<number> = { value: 14, ...nice };

/** From this sum of GAD-2 on, GAD-7 follows. */
export const worryFrom: Fact<number> = { value: 3, ...nice };

/** Which of the longer ones the first four answers ask for; a skipped one asks for none. */
export function followedBy(first: { whooley: Answers; gad2: Answers }): ('mood' | 'worry')[] {
  const mood = first.whooley.includes(1);
  const worry = (scoreOf(first.gad2) ?? Math.max(0, ...first.gad2.map(Number))) >= worryFrom.value;
  return [...(mood ? ['mood' as const] : []), ...(worry ? ['worry' as const] : [])];
}
