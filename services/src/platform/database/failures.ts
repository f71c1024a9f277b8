import { QueryFailedError } from 'typeorm';

interface DriverFailure {
  code?: string;
  errno?: number;
}

function driverFailureOf(error: unknown): DriverFailure {
  if (error instanceof QueryFailedError) return error.driverError as DriverFailure;
  return error instanceof Error ? (error as DriverFailure) : {};
}

const UNIQUE = new Set(['ER_DUP_ENTRY', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']);

/** Whether a write failed because a row with the same unique key is there already, on either engine. */
export function isUniqueViolation(error: unknown): boolean {
  return UNIQUE.has(driverFailureOf(error).code ?? '');
}

/* Deadlock, lock wait, a changed record and a Galera conflict: the transaction was undone and may simply run again. */
const TRANSIENT = new Set([1213, 1205, 1020, 1180, 1047]);

export function isTransient(error: unknown): boolean {
  return TRANSIENT.has(driverFailureOf(error).errno ?? 0);
}

const LOST = new Set([
  'PROTOCOL_CONNECTION_LOST',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ER_SERVER_SHUTDOWN',
  'ER_CONNECTION_KILLED',
  'ER_CON_COUNT_ERROR',
]);

/** Whether the database could not be reached, as opposed to having refused. */
export function isConnectionLoss(error: unknown): boolean {
  return LOST.has(driverFailureOf(error).code ?? '');
}
