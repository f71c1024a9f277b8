/** How long a step says that something takes, and what it is called. */
export interface StepTimer {
  label: string;
  seconds: number;
}

const SECONDS: Readonly<Record<string, number>> = { sec: 1, min: 60, h: 3600 };
/** '20 minutes', '15 to 20 min', '1½ hours', 'a minute': of a range the earlier end, when she should look. */
const DURATION =
  /(?:(?<!\d)(\d+(?:[.,]\d+)?)\s?([½¼¾])?|([½¼¾])|\b(half an|an?|one))(?:\s?(?:-|–|to)\s?\d+(?:[.,]\d+)?[½¼¾]?)?\s?(sec|min|h)(?:onds?|s|utes?|(?:ou)?rs?)?\b/i;
const FRACTIONS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };
/** Said before what is done. */
const BEFORE = /^(?:then|and|next|now|finally)[,\s]+/i;
/** Begins what is said of a time, or goes on beside what is done. */
const NO_VERB = /^(for|about|another|until|after|within|over|on|in|at|a|the|\w+ing)$/i;
const LONGEST = 12 * 3600;

/** Undefined of a step that names no time. */
export function timerOf(step: string): StepTimer | undefined {
  for (const sentence of step.split(/(?<=[.!;])\s+/)) {
    const [, whole, besides = '', alone = '', word = '', unit = ''] = DURATION.exec(sentence) ?? [];
    const amount =
      Number(whole?.replace(',', '.') ?? 0) +
      (FRACTIONS[besides || alone] ?? 0) +
      amountOf(word.toLowerCase());
    const seconds = Math.round(amount * (SECONDS[unit.toLowerCase()] ?? 0));
    if (seconds > 0 && seconds <= LONGEST) return { label: labelOf(sentence), seconds };
  }
  return undefined;
}

const amountOf = (word: string) => (word === '' ? 0 : word.startsWith('half') ? 0.5 : 1);

/** What is done for so long: 'cover and chill for 2 hours' is Chill, 'bake until golden, 20 minutes' Bake. */
function labelOf(sentence: string): string {
  const [before = ''] = sentence.split(DURATION);
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
