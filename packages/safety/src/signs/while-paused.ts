import type { Fact } from '../evidence/evidence';

/** What a paused pregnancy that goes on is called about, in words that name nobody. */
export const callWhilePaused: Fact<string> = {
  value:
    'Any bleeding, fluid leaking, or moving less than usual: call now. Severe belly pain, a fever, or a headache that won’t go away: call now too.',
  source: 'CDC, Hear Her: urgent maternal warning signs; RCOG Green-top Guideline 57',
  checkedOn: '2026-11-22',
};
