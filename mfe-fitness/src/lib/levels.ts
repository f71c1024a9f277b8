import type { Level } from '@nestwell/ui';

const LAST = 4;

/** The label of a level of the 0–4 scales; what lies outside is clamped in, what is no number is 'Unknown'. */
export function labelOf(labels: readonly string[], level: number | null | undefined): string {
  if (typeof level !== 'number' || !Number.isFinite(level)) return 'Unknown';
  return labels[Math.min(LAST, Math.max(0, Math.round(level)))] ?? 'Unknown';
}

/** A stored value as one of the five levels eggs can show; null stays null. */
export const levelOf = (value: number | null | undefined): Level | null =>
  value === null || value === undefined ? null : (Math.min(LAST, Math.max(0, Math.round(value))) as Level);

export const NOT_ANSWERED = 'Not answered';

/** The words of an answer, or that there is none. */
export const answerOf = (labels: readonly string[], level: number | null): string =>
  level === null ? NOT_ANSWERED : labelOf(labels, level);
