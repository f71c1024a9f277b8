/** SQLite's name for what went wrong, also where TypeORM wrapped it; '' where it was not SQLite. */
export function sqliteCodeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const { code, driverError } = error as { code?: unknown; driverError?: unknown };
  if (typeof code === 'string' && code.startsWith('SQLITE_')) return code;
  return driverError === error ? '' : sqliteCodeOf(driverError);
}

const begins = (error: unknown, ...names: string[]) =>
  names.some((name) => sqliteCodeOf(error).startsWith(`SQLITE_${name}`));

/** Another program holds the file, or other writers of this one have the turn for too long. */
export const isLocked = (error: unknown): boolean => begins(error, 'BUSY', 'LOCKED');

/** The disk is full, or the file has reached its greatest size. */
export const isFull = (error: unknown): boolean => begins(error, 'FULL');

/** The disk refuses: it is read-only, failing or gone. */
export const isRefusedByDisk = (error: unknown): boolean =>
  begins(error, 'READONLY', 'IOERR', 'CANTOPEN', 'PERM');

/** The file is not what SQLite wrote. */
export const isDamaged = (error: unknown): boolean => begins(error, 'CORRUPT', 'NOTADB');

/** Like SQLite's own SQLITE_BUSY, so that callers treat both alike. */
export class WriteTurnTimeout extends Error {
  readonly code = 'SQLITE_BUSY';

  constructor() {
    super('other writers kept the database too long');
    this.name = 'WriteTurnTimeout';
  }
}

/** SQLite has undone the transaction after an error that the caller caught: nothing of it may be written any more. */
export class TransactionUndone extends Error {
  readonly code = 'SQLITE_ABORT_ROLLBACK';

  constructor() {
    super('the transaction was undone after an earlier failure');
    this.name = 'TransactionUndone';
  }
}

/** What a check of the whole file found, like SQLite's own SQLITE_CORRUPT. */
export class DamagedFile extends Error {
  readonly code = 'SQLITE_CORRUPT';

  constructor(damage: string) {
    super(damage);
    this.name = 'DamagedFile';
  }
}
