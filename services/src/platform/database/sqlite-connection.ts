import Libsql from 'libsql';

type Row = Record<string, unknown>;
type Bound = string | number | bigint | null | Uint8Array;
type LibsqlStatement = ReturnType<InstanceType<typeof Libsql>['prepare']>;

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
  if (value instanceof Date) return value.toISOString().replace('T', ' ').replace('Z', '');
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`a value of type ${Object.prototype.toString.call(value)} cannot be stored`);
}

/** Bytes arrive as ArrayBuffer; TypeORM would take two different ones for the same row's key. */
function readable(row: unknown): unknown {
  if (typeof row !== 'object' || row === null) return row;
  const found = row as Row;
  delete found._metadata;
  for (const name in found) {
    if (found[name] instanceof ArrayBuffer) found[name] = Buffer.from(found[name]);
  }
  return found;
}

const MOST_STATEMENTS = 500;

/** Milliseconds that a write waits while another process writes. */
export const BUSY_WAIT = 5000;

class Statement {
  constructor(private readonly statement: LibsqlStatement) {}

  get reader(): boolean {
    return this.statement.reader;
  }

  // Parameters go as one array: a lone object would be read as named parameters.
  all(...values: unknown[]): unknown[] {
    return this.statement.all(values.map(bindable)).map(readable);
  }

  get(...values: unknown[]): unknown {
    return readable(this.statement.get(values.map(bindable)));
  }

  run(...values: unknown[]): { changes: number; lastInsertRowid: number | bigint } {
    return this.statement.run(values.map(bindable));
  }
}

/** libsql behind the interface TypeORM expects of its SQLite driver. */
export class SqliteConnection {
  private readonly connection: InstanceType<typeof Libsql>;
  private readonly statements = new Map<string, Statement>();

  constructor(file: string, options: { timeout?: number } = {}) {
    this.connection = new Libsql(file, { timeout: options.timeout ?? BUSY_WAIT });
  }

  prepare(sql: string): Statement {
    const known = this.statements.get(sql);
    if (known !== undefined) return known;
    if (this.statements.size >= MOST_STATEMENTS) this.statements.clear();
    const made = new Statement(this.connection.prepare(sql));
    this.statements.set(sql, made);
    return made;
  }

  pragma(text: string): unknown {
    return new Statement(this.connection.prepare(`PRAGMA ${text}`)).all();
  }

  exec(sql: string): void {
    this.connection.exec(sql);
  }

  close(): void {
    this.connection.close();
  }
}
