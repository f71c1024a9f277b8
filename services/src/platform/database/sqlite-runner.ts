import { AsyncLocalStorage } from 'node:async_hooks';
import type { QueryResult, QueryRunner } from 'typeorm';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner.js';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import type { SqliteConnection } from './sqlite-connection';

/** What all runners of one database file share: the writing connection with its queue, and the reading one. */
export class SqliteFile {
  private tail: Promise<void> = Promise.resolve();
  /** Set while code runs inside a transaction: writing past its own manager would wait for itself for ever. */
  readonly insideTransaction = new AsyncLocalStorage<true>();
  private connections?: { writer: SqliteConnection; reader: SqliteConnection };

  constructor(private readonly driver: BetterSqlite3Driver) {}

  async open(): Promise<void> {
    const writer = this.driver.databaseConnection as SqliteConnection;
    // A second connection of a WAL file sees committed rows only, and never waits for the writer.
    const reader = await this.openReader();
    this.connections = { writer, reader };
  }

  get isOpen(): boolean {
    return this.connections !== undefined;
  }

  close(): void {
    this.connections?.reader.close();
    this.connections = undefined;
  }

  get writer(): SqliteConnection {
    if (this.connections === undefined) throw new Error('the database is closed');
    return this.connections.writer;
  }

  get reader(): SqliteConnection {
    if (this.connections === undefined) throw new Error('the database is closed');
    return this.connections.reader;
  }

  /** Waits for the turn to write; call the result when done. */
  async turn(): Promise<() => void> {
    if (this.insideTransaction.getStore())
      throw new Error('inside a transaction, write through its own manager');
    let done: () => void = () => undefined;
    const before = this.tail;
    this.tail = new Promise((resolve) => {
      done = resolve;
    });
    await before;
    return done;
  }

  /** Moves what was written into the main file and empties the log, between two writers of this process. */
  async foldLog(): Promise<void> {
    const done = await this.turn();
    try {
      this.writer.pragma('wal_checkpoint(TRUNCATE)');
    } finally {
      done();
    }
  }

  private openReader(): Promise<SqliteConnection> {
    const driver = this.driver as unknown as { createDatabaseConnection(): Promise<SqliteConnection> };
    return driver.createDatabaseConnection();
  }
}

const READS = /^\s*(select|explain|pragma|with)\b/i;

/**
 * TypeORM shares one runner, and so one transaction, between everything a process does on SQLite: a rollback in one
 * request would undo another's write. Each user of this runner has its own; writers take turns, readers do not wait.
 */
export class IsolatedSqliteRunner extends BetterSqlite3QueryRunner {
  private finishTurn?: () => void;
  private current: SqliteConnection;

  constructor(
    driver: BetterSqlite3Driver,
    private readonly file: SqliteFile,
  ) {
    super(driver);
    this.current = file.writer;
  }

  override async connect(): Promise<SqliteConnection> {
    return this.current;
  }

  override async startTransaction(level?: Parameters<QueryRunner['startTransaction']>[0]): Promise<void> {
    const outermost = this.transactionDepth === 0;
    if (outermost) this.finishTurn = await this.file.turn();
    try {
      await super.startTransaction(level);
    } catch (error) {
      if (outermost) this.endTurn();
      throw error;
    }
  }

  override async commitTransaction(): Promise<void> {
    await super.commitTransaction();
    if (this.transactionDepth === 0) this.endTurn();
  }

  override async rollbackTransaction(): Promise<void> {
    try {
      await super.rollbackTransaction();
    } finally {
      if (this.transactionDepth === 0) this.endTurn();
    }
  }

  override async release(): Promise<void> {
    if (this.finishTurn !== undefined) {
      this.file.writer.exec('ROLLBACK');
      this.isTransactionActive = false;
      this.transactionDepth = 0;
      this.endTurn();
    }
    this.isReleased = true;
    await super.release();
  }

  override query(sql: string, parameters?: unknown[], structured?: false): Promise<unknown>;
  override query(sql: string, parameters: unknown[] | undefined, structured: true): Promise<QueryResult>;
  override async query(sql: string, parameters?: unknown[], structured?: boolean): Promise<unknown> {
    // Taking the write lock at once avoids failing half-way when another process holds it.
    const statement = sql === 'BEGIN TRANSACTION' ? 'BEGIN IMMEDIATE' : sql;
    if (this.finishTurn !== undefined) return this.runOn(this.file.writer, statement, parameters, structured);
    if (READS.test(statement)) return this.runOn(this.file.reader, statement, parameters, structured);
    const done = await this.file.turn();
    try {
      return await this.runOn(this.file.writer, statement, parameters, structured);
    } finally {
      done();
    }
  }

  private async runOn(
    on: SqliteConnection,
    sql: string,
    parameters?: unknown[],
    structured?: boolean,
  ): Promise<unknown> {
    this.current = on;
    return structured ? super.query(sql, parameters, true) : super.query(sql, parameters);
  }

  private endTurn(): void {
    const done = this.finishTurn;
    this.finishTurn = undefined;
    done?.();
  }
}
