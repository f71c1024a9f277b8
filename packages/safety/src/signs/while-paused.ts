import type { Fact } from '../evidence/evidence';

/** What a paused pregnancy that goes on is called about, in words that name nobody. */
export const callWhilePaused: Fact<string> = {
  value:
    'Any bleeding, fluid leaking, or moving less than usual: call now. Severe belly pain, a fever, or a headache that won’t go away: call now too.',
  source: 'CDC, Hear Her: urgent maternal warning signs; RCOG Green-top Guideline 57',
  checkedOn: '2026-11-22',
};

/** With any of these, and with contractions that come regularly, a member whose paused pregnancy goes on calls. */
export const callInLabourWhilePaused: Fact<readonly string[]> = {
  value: [
    'your waters break',
    'the water is green, brown or bloody',
    'you bleed',
    'you feel less movement than usual',
    'the pain does not go away in between',
    'you have a fever',
    'you have had a cesarean',
    'there is more than one',
    'they come regularly',
  ],
  source: 'ACOG; NHS; CDC, Hear Her',
  checkedOn: '2026-11-22',
};
