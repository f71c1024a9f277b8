import { id, instant } from '@nestwell/contracts/kernel/server';
import { z } from 'zod';
import { badRequest } from './errors';

/** What a list was asked for: at most `limit` rows that come after the row `before` names. */
export interface PageRequest {
  limit?: number;
  before?: string;
}

/** Where a page ends: the sorted moment and, because moments repeat, the row's id. */
export interface Cursor {
  at: Date;
  id: string;
}

/** One page of a list; a handler returns it as it would the plain array, and the `Link: rel="next"` header is added. */
export class Paged<Row> {
  constructor(
    readonly rows: readonly Row[],
    /** Undefined on the last page. */
    readonly next?: string,
  ) {}

  map<Other>(change: (row: Row) => Other): Paged<Other> {
    return new Paged(this.rows.map(change), this.next);
  }
}

/** Cuts rows that were read with one more than asked into a page. */
export function pageOf<Row>(rows: readonly Row[], limit: number, cursorOf: (row: Row) => Cursor): Paged<Row> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return rows.length > limit && last !== undefined
    ? new Paged(shown, encodeCursor(cursorOf(last)))
    : new Paged(shown);
}

/** The same for lists that are read in the order of their ids: the cursor is the last row's id itself. */
export function pageById<Row extends { id: string }>(rows: readonly Row[], limit: number): Paged<Row> {
  const shown = rows.slice(0, limit);
  return new Paged(shown, rows.length > limit ? shown.at(-1)?.id : undefined);
}

const encodeCursor = ({ at, id }: Cursor) => Buffer.from(`${at.getTime()}.${id}`).toString('base64url');

/** Moments before 1970 are negative. */
const WRITTEN = /^(-?\d{1,15})\.(.{36})$/;
const cursor = z.object({ at: instant, id });

/** Reads `before`, or refuses it with 400. */
export function decodeCursor(before: string): Cursor {
  const [, at, named] = WRITTEN.exec(Buffer.from(before, 'base64url').toString()) ?? [];
  const found = at && cursor.safeParse({ at: new Date(Number(at)).toISOString(), id: named });
  if (!found || !found.success) throw badRequest('before', 'is not the end of a page');
  return { at: new Date(found.data.at), id: found.data.id };
}
