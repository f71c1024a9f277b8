import { bloodPressure, type PressureLimit, withAnyPressure } from './blood-pressure';

/** What she may have with a reading, as `withAnyPressure` words it; each needs care now, whatever the figures say. */
export const pressureSigns = {
  value: ['headache', 'sight', 'belly'],
  source: withAnyPressure.source,
  checkedOn: withAnyPressure.checkedOn,
} as const;
export type PressureSign = (typeof pressureSigns.value)[number];

export interface PressureReading {
  /** mmHg. */
  upper: number;
  lower: number;
  signs: readonly PressureSign[];
}

/**
 * `noted` promises nothing: no figure is ever called normal. `unwell` is a sign beside figures below both limits,
 * `call` is a call today, `emergency` a call now to an emergency number.
 */
export type PressureOutcome = 'noted' | 'unwell' | 'call' | 'emergency';

const reaches = ({ upper, lower }: PressureReading, limit: PressureLimit) =>
  upper >= limit.upper || lower >= limit.lower;

export function pressureOutcome(reading: PressureReading): PressureOutcome {
  const hasSign = reading.signs.length > 0;
  if (reaches(reading, bloodPressure.emergency)) return 'emergency';
  if (reaches(reading, bloodPressure.callToday)) return hasSign ? 'emergency' : 'call';
  return hasSign ? 'unwell' : 'noted';
}

/** Which figure asks for the call: said to her first. */
export function figuresReached(reading: PressureReading): ('upper' | 'lower')[] {
  const { upper, lower } = bloodPressure.callToday;
  return [
    ...(reading.upper >= upper ? ['upper' as const] : []),
    ...(reading.lower >= lower ? ['lower' as const] : []),
  ];
}
