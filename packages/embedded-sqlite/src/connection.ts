import Libsql from 'libsql';
import { isLocked } from './failures';
import { bindable, readable } from './values';

type LibsqlStatement = ReturnType<InstanceType<typeof Libsql>['prepare']>;

const MOST_STATEMENTS = 500;

/** A statement that met a lock stays begun, and would keep its connection at an old state of the file. */
interface Begun {
  unfinished?: Statement;
}

class Statement {
  private values: readonly unknown[] = [];

  constructor(
    private readonly statement: LibsqlStatement,
    private readonly begun: Begun = {},
  ) {}

  get reader(): boolean {
    return this.statement.reader;
  }

  all(...values: unknown[]): unknown[] {
    const { unfinished } = this.begun;
    if (unfinished !== undefined && unfinished !== this) unfinished.all(...unfinished.values);
    try {
      // Parameters go as one array: a lone object would be read as named parameters.
      const rows = this.statement.all(values.map(bindable));
      this.begun.unfinished = undefined;
      for (const row of rows) readable(row);
      return rows;
    } catch (error) {
      // libsql has no way to reset a statement but to run it again.
      this.begun.unfinished = isLocked(error) ? this : undefined;
      this.values = values;
      throw error;
    }
  }

  /** Reads to the end: libsql leaves a statement that it was asked one row of running, and no COMMIT passes it. */
  get(...values: unknown[]): unknown {
    return this.all(...values)[0];
  }

  /** Only where the write lock is held already. */
  run(...values: unknown[]): { changes: number; lastInsertRowid: number | bigint } {
    return this.statement.run(values.map(bindable));
  }
}

/**
 * libsql behind the interface TypeORM expects of its SQLite driver. It never waits for a lock: SQLite would wait with
 * the whole process, so a locked file is an error at once, and whoever asks tries again later (`lock-waiting.ts`).
 */
export class SqliteConnection {
  private readonly connection: InstanceType<typeof Libsql>;
  private readonly statements = new Map<string, Statement>();
  private readonly begun: Begun = {};

  constructor(file: string) {
    this.connection = new Libsql(file, { timeout: 0 });
  }

  /** False also after SQLite undid the transaction by itself, as it does when the disk is full. */
  get inTransaction(): boolean {
    return this.connection.inTransaction;
  }

  prepare(sql: string): Statement {
    const known = this.statements.get(sql);
    if (known !== undefined) return known;
    if (this.statements.size >= MOST_STATEMENTS) this.statements.clear();
    const statement = new Statement(this.connection.prepare(sql), this.begun);
    this.statements.set(sql, statement);
    return statement;
  }

  pragma(text: string): unknown {
    return new Statement(this.connection.prepare(`PRAGMA ${text}`)).all();
  }

  /** Unlike a prepared statement it leaves nothing behind when it meets a lock. */
  exec(sql: string): void {
    this.connection.exec(sql);
  }

  close(): void {
    this.statements.clear();
    this.connection.close();
  }
}

/** A connection as every one of a file must be. */
export function openConnection(file: string): SqliteConnection {
  const connection = new SqliteConnection(file);
  try {
    connection.pragma('journal_mode = WAL');
    connection.pragma('synchronous = FULL');
    // What somebody erased is overwritten, not only left out.
    connection.pragma('secure_delete = ON');
    connection.pragma('foreign_keys = ON');
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}
