import type { Priority } from '@nestwell/contracts/calendar';

export type Tone = Priority | 'overdue';

/** Frequencies in hertz, played one after the other. */
export const toneFrequencies = {
  low: [400],
  medium: [600],
  high: [800, 1000],
  urgent: [1000, 1200, 1000, 1200],
  overdue: [800, 1000, 1200],
} as const satisfies Record<Tone, readonly number[]>;

export const voiceRate = { reminder: 0.9, progressive: 0.85 } as const;
export const volumeLimits = { min: 0, max: 1, step: 0.1, default: 0.5 } as const;
