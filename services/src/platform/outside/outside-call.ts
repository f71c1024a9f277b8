import { Logger } from '@nestjs/common';
import { type RecipientId, recipients } from '@nestwell/domain/recipients';
import { isInTransaction } from '../database/running-transaction';

const logger = new Logger('Transactions');
const seen = new Set<string>();
let strict = false;

/**
 * Every call to somebody else's server begins with this: `callOutside('mail')`. The privacy policy names whom it
 * takes, and a transaction that waited for one would hold up every other write for as long as the other side takes.
 * Logged; where tests run, it throws.
 */
export function callOutside(whom: RecipientId): void {
  if (!isInTransaction()) return;
  const message = noteOutsideCall(recipients[whom].name);
  if (strict) throw new Error(message);
}

/** For what was on its way already when it was noticed. */
export function noteOutsideCall(what: string): string {
  const message = `${what} was called inside a transaction`;
  if (!seen.has(message)) logger.error(message);
  seen.add(message);
  return message;
}

/** From now on such a call throws. */
export function refuseOutsideCalls(): void {
  strict = true;
}

/** Those since it was last asked. */
export function outsideCallsInTransactions(): string[] {
  const all = [...seen];
  seen.clear();
  return all;
}
