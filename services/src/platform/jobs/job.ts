import { methodMark } from '../discovery/decorated-methods';

export interface JobOptions {
  /** Unique, and kept in the database: `billing.trial-reminder`. */
  name: string;
  /** How often it runs, in milliseconds: once in each slot of this length, by one instance. */
  everyMs: number;
  /** How long a run may take, in milliseconds; a minute unless said otherwise. */
  withinMs?: number;
}

/**
 * Runs a provider's method again and again. At `deadline` it begins nothing more; a little later nobody waits for it any
 * longer. It must be safe to repeat.
 */
export const Job = methodMark<JobOptions, (now: Date, deadline: AbortSignal) => Promise<void>>();
