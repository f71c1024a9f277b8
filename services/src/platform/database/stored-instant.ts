/** An instant as a constant statement reads it: SQLite stores text in UTC, the driver of a server makes dates. */
export type StoredInstant = Date | string;

export const instantOf = (stored: StoredInstant): Date =>
  typeof stored === 'string' ? new Date(`${stored.replace(' ', 'T')}Z`) : stored;

export const optionalInstantOf = (stored: StoredInstant | null): Date | null =>
  stored === null ? null : instantOf(stored);
