import { Injectable } from '@nestjs/common';
import { sqliteFileOf } from '@nestwell/embedded-sqlite';
import { Database } from '../database/database';
import { formerTablesOf, USER_COLUMN } from '../database/former-tables';
import { fromBinary, toBinary } from '../database/ids';
import { inSlices, SLICE } from '../database/slices';

type Row = Record<string, unknown>;

/** Rows of users in tables that no entity describes any more. */
@Injectable()
export class FormerTablesRepository {
  constructor(private readonly database: Database) {}

  names(): Promise<string[]> {
    return formerTablesOf(this.database.source);
  }

  /** As they are kept, but for ids, which are written as elsewhere. Nothing is added to such a table any more. */
  async rowsOf(userId: string, table: string): Promise<Row[]> {
    const select = `SELECT * FROM ${this.escaped(table)} WHERE ${USER_COLUMN} = ? LIMIT ${SLICE} OFFSET ?`;
    let offset = 0;
    const rows = await inSlices(async () => {
      const slice = await this.database.manager.query<Row[]>(select, [toBinary(userId), offset]);
      offset += slice.length;
      return slice;
    });
    return rows.map(readable);
  }

  /** Removes some hundreds of rows; false when there was none. Call inside a transaction. */
  async removeSome(userId: string, table: string): Promise<boolean> {
    const name = this.escaped(table);
    const own = `FROM ${name} WHERE ${USER_COLUMN} = ?`;
    const values = [toBinary(userId)];
    const { manager } = this.database;
    if ((await manager.query<Row[]>(`SELECT 1 ${own} LIMIT 1`, values)).length === 0) return false;
    const some = this.isFile
      ? `DELETE FROM ${name} WHERE rowid IN (SELECT rowid ${own} LIMIT ${SLICE})`
      : `DELETE ${own} LIMIT ${SLICE}`;
    await manager.query(some, values);
    return true;
  }

  private escaped(table: string): string {
    return this.database.source.driver.escape(table);
  }

  private get isFile(): boolean {
    return sqliteFileOf(this.database.source) !== undefined;
  }
}

const readable = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => column !== USER_COLUMN)
      .map(([column, value]) => [camelCased(column), value instanceof Uint8Array ? inDigits(value) : value]),
  );

/** 'sleep_notes' as 'sleepNotes', as other tables and fields are called in an export. */
export const camelCased = (name: string) =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const inDigits = (bytes: Uint8Array) =>
  bytes.length === 16 ? fromBinary(bytes) : Buffer.from(bytes).toString('hex');
