import { durationIn } from '@nestwell/domain/amounts';

/** How long a step says that something takes, and what it is called. */
export interface StepTimer {
  label: string;
  seconds: number;
}

/** Said before what is done. */
const BEFORE = /^(?:then|and|next|now|finally)[,\s]+/i;
/** Begins what is said of a time, or goes on beside what is done. */
const NO_VERB = /^(for|about|another|until|after|within|over|on|in|at|a|the|\w+ing)$/i;
const LONGEST = 12 * 3600;

/** Undefined of a step that names no time; of a range the earlier end, when she should look. */
export function timerOf(step: string): StepTimer | undefined {
  for (const sentence of step.split(/(?<=[.!;])\s+/)) {
    const duration = durationIn(sentence);
    const seconds = Math.round(duration?.seconds ?? 0);
    if (seconds > 0 && seconds <= LONGEST)
      return { label: labelOf(sentence.slice(0, duration?.start)), seconds };
  }
  return undefined;
}

/** What is done for so long: 'cover and chill for 2 hours' is Chill, 'bake until golden, 20 minutes' Bake. */
function labelOf(before: string): string {
  const verbs = before
    .split(/[,;]|\band\b|\bthen\b/i)
    .map((part) => /^[a-z]{2,}/i.exec(part.trim().replace(BEFORE, ''))?.[0] ?? '')
    .filter((word) => word !== '' && !NO_VERB.test(word));
  const verb = verbs.at(-1) ?? 'Timer';
  return verb.charAt(0).toUpperCase() + verb.slice(1);
}

/** '20:00', '1:05:00' */
export function clockOf(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const rest = `${two(minutes)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
