import type { Fact } from '../evidence/evidence';
import type { Country } from '../lines/line';

const checkedOn = '2026-11-22';

/** From this week on labour is at term; regular contractions before it need a call at once. */
export const termFrom: Fact<number> = { value: 37, source: 'ACOG; NICE NG25, preterm labour', checkedOn };

/** When regular contractions, start to start, are the time to call from 37 weeks on: where a country has a rule. */
export const callForContractions: Partial<Record<Country, Fact<string>>> = {
  us: {
    value: 'every 5 minutes, each 1 minute long, for 1 hour',
    source: 'ACOG, how to tell when labor begins (5-1-1)',
    checkedOn,
  },
  gb: { value: 'three in ten minutes', source: 'nhs.uk, signs that labour has begun', checkedOn },
};

/** With any of these she calls without counting. */
export const callWithoutCounting: Fact<readonly string[]> = {
  value: [
    'your waters break',
    'the water is green, brown or bloody',
    'you bleed',
    'your baby moves less',
    'the pain does not go away between contractions',
    'you have a fever',
    'you have had a cesarean',
    'you are expecting twins or more',
  ],
  source: 'ACOG; NHS; CDC, Hear Her',
  checkedOn,
};

/** The one sign in labor that leaves no time for a drive. */
export const urgeToPush: Fact<string> = {
  value: 'You feel an urge to push? Call the emergency number and stay where you are.',
  source: 'Queensland Health, labour and birth; NHS, giving birth unexpectedly',
  checkedOn: '',
};

/** Stands under the timer at all times: what was timed can say "call", and never "not yet". */
export const silenceInLabour: Fact<string> = {
  value: 'Silence here does not mean it is too early.',
  source: 'Queensland Health, labour and birth; Canberra Health Services',
  checkedOn: '',
};

/** Past 42 weeks, of a birth that is not known: it says nothing of the baby. */
export const callPastAllWeeks: Fact<string> = {
  value: 'Still waiting? Call your unit today. Less movement than usual, or any bleeding: call now.',
  source: 'NICE NG207, inducing labour; RCOG Green-top Guideline 57',
  checkedOn: '',
};
