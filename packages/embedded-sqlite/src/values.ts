import { storedMoment } from './moments';

type Row = Record<string, unknown>;
type Bound = string | number | bigint | null | Uint8Array;

/**
 * libsql ends the whole process on a parameter it does not know (a bare boolean is enough), so each one is made
 * into something SQLite stores, or refused here.
 */
export function bindable(value: unknown): Bound {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'string' || typeof value === 'bigint') return value;
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError('a number that is not finite cannot be stored');
    return value;
  }
  if (value instanceof Date) return storedMoment(value);
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`a value of type ${Object.prototype.toString.call(value)} cannot be stored`);
}

/** Bytes arrive as ArrayBuffer; TypeORM would take two different ones for the same row's key. */
export function readable(row: unknown): void {
  if (typeof row !== 'object' || row === null) return;
  const found = row as Row;
  if ('_metadata' in found) delete found._metadata;
  for (const name in found) {
    const value = found[name];
    if (typeof value === 'object' && value instanceof ArrayBuffer) found[name] = Buffer.from(value);
  }
}
