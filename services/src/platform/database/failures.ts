import { types } from 'node:util';
import { isDamaged, isFull, isLocked, isRefusedByDisk } from '@nestwell/embedded-sqlite';
import { QueryFailedError } from 'typeorm';
import { TransactionTooLong } from './transaction-limit';

interface DriverFailure {
  code?: string;
  errno?: number;
  /** The driver's word for a connection that is no more. */
  fatal?: boolean;
}

function driverFailureOf(error: unknown): DriverFailure {
  if (error instanceof QueryFailedError) return error.driverError as DriverFailure;
  return types.isNativeError(error) ? (error as DriverFailure) : {};
}

const UNIQUE = new Set(['ER_DUP_ENTRY', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']);

/** Whether a write failed because a row with the same unique key is there already, on either engine. */
export function isUniqueViolation(error: unknown): boolean {
  return UNIQUE.has(driverFailureOf(error).code ?? '');
}

/* Deadlock, lock wait, a changed record and a Galera conflict: the transaction was undone and may simply run again. */
const TRANSIENT = new Set([1213, 1205, 1020]);

export function isTransient(error: unknown): boolean {
  return TRANSIENT.has(driverFailureOf(error).errno ?? 0);
}

const LOST = new Set([
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_SEQUENCE_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ER_SERVER_SHUTDOWN',
  'ER_CONNECTION_KILLED',
  'ER_CON_COUNT_ERROR',
  'ER_QUERY_INTERRUPTED',
  // As Galera says it: whether the others have it is not known here.
  'ER_ERROR_DURING_COMMIT',
  // And: the node has no part in the majority of its cluster.
  'ER_UNKNOWN_COM_ERROR',
]);

/** Whether there was no server to do it, or no longer. */
export function isAway(error: unknown): boolean {
  const { code = '', errno, fatal } = driverFailureOf(error);
  return LOST.has(code) || (fatal === true && errno === undefined);
}

const FULL = new Set(['ER_DISK_FULL', 'ER_RECORD_FILE_FULL']);
const READ_ONLY = new Set(['ER_OPTION_PREVENTS_STATEMENT', 'ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION']);
const DAMAGED = new Set([
  'ER_CRASHED_ON_USAGE',
  'ER_CRASHED_ON_REPAIR',
  'ER_INDEX_CORRUPT',
  'ER_NOT_KEYFILE',
]);

/**
 * Why a database that is as such in order, as our own code is, did not do what it was asked. A row that somebody
 * else wrote first is contended too where the one who writes does not look for it.
 */
export type Outage = 'away' | 'full' | 'read-only' | 'locked' | 'damaged' | 'contended' | 'too-long';

/** The outage behind a failure, on either engine; undefined where the mistake is ours. */
export function outageOf(error: unknown): Outage | undefined {
  if (error instanceof TransactionTooLong) return 'too-long';
  const code = driverFailureOf(error).code ?? '';
  if (isAway(error)) return 'away';
  if (isFull(error) || FULL.has(code)) return 'full';
  if (isRefusedByDisk(error) || READ_ONLY.has(code)) return 'read-only';
  if (isLocked(error)) return 'locked';
  if (isDamaged(error) || DAMAGED.has(code)) return 'damaged';
  return isTransient(error) || isUniqueViolation(error) ? 'contended' : undefined;
}

/** As the server itself would say at the next write. */
export class ReadOnlyServer extends Error {
  readonly code = 'ER_OPTION_PREVENTS_STATEMENT';

  constructor() {
    super('the database server is read-only');
    this.name = 'ReadOnlyServer';
  }
}
