import { bloodPressure, lowPressure, type PressureLimit } from './blood-pressure';

/** What she may have with a reading. Each needs a call now, whatever the figures say. */
export const pressureSigns = {
  value: ['headache', 'sight', 'belly', 'vomiting', 'swelling', 'breathless', 'chest', 'fit'],
  source: 'ACOG, severe hypertension in pregnancy and after birth; NICE NG133, hypertension in pregnancy',
  checkedOn: '',
} as const;
export type PressureSign = (typeof pressureSigns.value)[number];

export interface PressureReading {
  /** mmHg. */
  upper: number;
  lower: number;
  signs: readonly PressureSign[];
}

/** With one of these she calls an emergency number, whatever the figures say. */
const EMERGENCY_SIGNS: readonly PressureSign[] = ['breathless', 'chest', 'fit'];

/**
 * `noted` promises nothing: no figure is ever called normal. `low` asks what she has with it, `unwell` is a sign beside
 * figures below both limits and a call to her unit now, `call` is a call today, `emergency` a call now to an emergency
 * number.
 */
export type PressureOutcome = 'noted' | 'low' | 'unwell' | 'call' | 'emergency';

const reaches = ({ upper, lower }: PressureReading, limit: PressureLimit) =>
  upper >= limit.upper || lower >= limit.lower;

export function pressureOutcome(reading: PressureReading): PressureOutcome {
  const hasSign = reading.signs.length > 0;
  if (reaches(reading, bloodPressure.emergency) || hasEmergencySign(reading)) return 'emergency';
  if (reaches(reading, bloodPressure.callToday)) return hasSign ? 'emergency' : 'call';
  if (hasSign) return 'unwell';
  return reading.upper < lowPressure.value ? 'low' : 'noted';
}

const hasEmergencySign = ({ signs }: PressureReading) => signs.some((sign) => EMERGENCY_SIGNS.includes(sign));

/** Which figure asks for the call: said to her first. */
export function figuresReached(reading: PressureReading): ('upper' | 'lower')[] {
  const { upper, lower } = bloodPressure.callToday;
  return [
    ...(reading.upper >= upper ? ['upper' as const] : []),
    ...(reading.lower >= lower ? ['lower' as const] : []),
  ];
}
