import {
  bloodPressure,
  figuresReached,
  lowPressure,
  pressureOutcome,
  type PressureOutcome,
  type PressureReading,
} from '@nestwell/safety/signs';

export const outcomeTitles: Record<PressureOutcome, string> = {
  noted: 'Noted',
  low: 'How do you feel?',
  unwell: 'Call now',
  call: 'Call today',
  emergency: 'Emergency',
};

const { callToday, emergency } = bloodPressure;

/** What the figures asked for, before anything else is said of them. */
export function reasonFor(reading: PressureReading): string {
  const outcome = pressureOutcome(reading);
  if (outcome === 'unwell') return 'What you have with it needs a call now, whatever the figures say.';
  if (outcome === 'low') return `The upper figure is below ${lowPressure.value}.`;
  if (outcome === 'emergency') {
    const { upper, lower } = reading;
    if (upper >= emergency.upper || lower >= emergency.lower)
      return `${emergency.upper} or ${emergency.lower}, even once, is an emergency.`;
    if (upper < callToday.upper && lower < callToday.lower)
      return 'What you have with it is an emergency, whatever the figures say.';
    return `${callToday.upper} or ${callToday.lower} with what you have beside it is an emergency.`;
  }
  const [first, second] = figuresReached(reading);
  if (first && second) return `The figures are ${callToday.upper} and ${callToday.lower} or more.`;
  return first ? `The ${first} figure is ${callToday[first]} or more.` : '';
}
