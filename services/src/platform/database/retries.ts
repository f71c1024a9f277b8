import { setTimeout as sleep } from 'node:timers/promises';
import { isAway, isTransient, isUniqueViolation, outageOf } from './failures';
import type { TransactionScope } from './running-transaction';

/** Longer than a proxy takes to lead to another node of the cluster. */
const RETRY_AWAY_FOR_MS = 6000;
const MAX_TRANSIENT_ATTEMPTS = 8;
/** A row that is there already will be there at the next attempt too, unless its writer had just begun. */
const MAX_UNIQUE_ATTEMPTS = 4;

const FIRST_PAUSE_MS = 20;
const MAX_PAUSE_MS = 300;

export interface RetryOptions {
  /** Whether the work finds what it wrote, so that it may run again after a `COMMIT` whose outcome is unknown. */
  repeatable: boolean;
  /** Notified of each transaction that is run again, and why. */
  onRetry?: ((cause: string) => void) | undefined;
}

/**
 * Runs a transaction again as a whole, with jitter and a limit, after a deadlock, a unique key that somebody else wrote
 * first, or a connection that was lost. When the connection was lost at its `COMMIT`, the outcome is unknown, and only
 * what is `repeatable` is run again.
 */
export async function withRetries<T>(
  transaction: (scope: TransactionScope) => Promise<T>,
  { repeatable, onRetry }: RetryOptions,
): Promise<T> {
  const giveUpAt = Date.now() + RETRY_AWAY_FOR_MS;
  for (let attempt = 1; ; attempt += 1) {
    const scope: TransactionScope = { open: true, afterCommit: [] };
    try {
      return await transaction(scope);
    } catch (error) {
      const isOutcomeKnown = scope.ending !== true || repeatable;
      const mayRunAgain = isAway(error)
        ? isOutcomeKnown && Date.now() < giveUpAt
        : attempt < maxAttemptsAfter(error);
      if (!mayRunAgain) throw error;
      onRetry?.(outageOf(error) ?? 'written-first');
      await sleep(pauseBefore(attempt));
    }
  }
}

function maxAttemptsAfter(error: unknown): number {
  if (isTransient(error)) return MAX_TRANSIENT_ATTEMPTS;
  return isUniqueViolation(error) ? MAX_UNIQUE_ATTEMPTS : 1;
}

/** Longer each time, and never the same for all. */
const pauseBefore = (attempt: number): number =>
  Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(attempt, 10)) * (0.5 + Math.random() / 2);
