/** `unknown`: it was begun, and nobody wrote down how it ended, since the site went down meanwhile. */
export const actionOutcomes = ['done', 'refused', 'failed', 'unknown'] as const;
export type ActionOutcome = (typeof actionOutcomes)[number];
