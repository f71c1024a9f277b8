/** How long a step says that something takes, and what it is called. */
export interface StepTimer {
  label: string;
  seconds: number;
}

const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600 };
/** '20 minutes', '15 to 20 min', '1½ hours': of a range the earlier end, when she should look. */
const DURATION =
  /(\d+(?:[.,]\d+)?)?\s?([½¼¾])?(?:\s?(?:-|–|to)\s?\d+(?:[.,]\d+)?[½¼¾]?)?\s?(s|m|h)(?:ec(?:ond)?s?|in(?:ute)?s?|(?:ou)?rs?)\b/i;
const FRACTIONS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };
/** Said before what is done. */
const BEFORE = /^(?:then|and|next|now|finally)[,\s]+/i;
const LONGEST = 12 * 3600;

/** Undefined of a step that names no time. */
export function timerOf(step: string): StepTimer | undefined {
  for (const sentence of step.split(/(?<=[.!;])\s+/)) {
    const [, whole = '0', fraction = '', unit = 'm'] = DURATION.exec(sentence) ?? [];
    const amount = Number(whole.replace(',', '.')) + (FRACTIONS[fraction] ?? 0);
    const seconds = Math.round(amount * (SECONDS[unit.toLowerCase()] ?? 0));
    if (seconds > 0 && seconds <= LONGEST) return { label: labelOf(sentence), seconds };
  }
  return undefined;
}

function labelOf(sentence: string): string {
  const [verb = 'Timer'] = /^[a-z]{2,}/i.exec(sentence.trim().replace(BEFORE, '')) ?? [];
  return verb.charAt(0).toUpperCase() + verb.slice(1);
}

/** '20:00', '1:05:00' */
export function clockOf(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const rest = `${two(minutes)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
