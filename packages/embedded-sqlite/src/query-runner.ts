import { QueryFailedError, type QueryResult, type QueryRunner } from 'typeorm';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner.js';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import type { SqliteConnection } from './connection';
import { TransactionUndone } from './failures';
import { whileLocked } from './lock-waiting';
import type { SqliteFile } from './sqlite-file';

const READS = /^\s*(select|explain|pragma|with)\b/i;

/**
 * TypeORM shares one runner, and so one transaction, between everything a process does on SQLite: a rollback in one
 * request would undo another's write. Each user of this runner has its own; writers take turns, readers do not wait.
 */
export class IsolatedSqliteRunner extends BetterSqlite3QueryRunner {
  private finishTurn?: () => void;
  private deadline = 0;
  private current: SqliteConnection;

  constructor(
    driver: BetterSqlite3Driver,
    private readonly file: SqliteFile,
  ) {
    super(driver);
    this.current = file.reader;
  }

  override async connect(): Promise<SqliteConnection> {
    return this.current;
  }

  override async startTransaction(level?: Parameters<QueryRunner['startTransaction']>[0]): Promise<void> {
    if (this.finishTurn !== undefined) return super.startTransaction(level);
    this.deadline = this.file.deadline();
    this.finishTurn = await this.file.turn(this.deadline);
    try {
      await super.startTransaction(level);
    } catch (error) {
      this.endTurn();
      throw error;
    }
  }

  override async commitTransaction(): Promise<void> {
    await super.commitTransaction();
    if (!this.isTransactionActive) this.endTurn();
  }

  override async rollbackTransaction(): Promise<void> {
    try {
      await super.rollbackTransaction();
    } finally {
      if (!this.isTransactionActive) this.endTurn();
    }
  }

  override async release(): Promise<void> {
    this.endTurn();
    this.isReleased = true;
    await super.release();
  }

  override query(sql: string, parameters?: unknown[], structured?: false): Promise<unknown>;
  override query(sql: string, parameters: unknown[] | undefined, structured: true): Promise<QueryResult>;
  override async query(sql: string, parameters?: unknown[], structured?: boolean): Promise<unknown> {
    if (this.finishTurn !== undefined) return this.queryInTransaction(sql, parameters, structured);
    const deadline = this.file.deadline();
    if (READS.test(sql)) {
      return whileLocked(deadline, () => this.runOn(this.file.reader, sql, parameters, structured));
    }
    const done = await this.file.turn(deadline);
    try {
      await this.begin(deadline);
      const result = await this.runOn(this.file.writer, sql, parameters, structured);
      await this.runOn(this.file.writer, 'COMMIT');
      return result;
    } finally {
      this.file.undo();
      done();
    }
  }

  private async queryInTransaction(sql: string, parameters?: unknown[], structured?: boolean) {
    const { writer } = this.file;
    if (sql === 'ROLLBACK') return this.file.undo();
    if (sql === 'BEGIN TRANSACTION') return this.begin(this.deadline);
    // Past a transaction that SQLite undid, each statement would be kept for itself.
    if (!writer.inTransaction) throw new TransactionUndone();
    return this.runOn(writer, sql, parameters, structured);
  }

  /** The write lock is taken at once, so that nothing fails half-way when another program holds it. */
  private async begin(deadline: number): Promise<void> {
    try {
      await this.file.begin(deadline);
    } catch (error) {
      throw failed('BEGIN IMMEDIATE', error);
    }
  }

  private async runOn(
    on: SqliteConnection,
    sql: string,
    parameters?: unknown[],
    structured?: boolean,
  ): Promise<unknown> {
    this.current = on;
    try {
      const result: unknown = await (structured
        ? super.query(sql, parameters, true)
        : super.query(sql, parameters));
      if (sql === 'COMMIT') this.file.health.note();
      return result;
    } catch (error) {
      this.file.health.note(error);
      throw error;
    }
  }

  /** However the transaction went: nothing of it stays open, and the next writer begins. */
  private endTurn(): void {
    const done = this.finishTurn;
    if (done === undefined) return;
    this.file.undo();
    this.isTransactionActive = false;
    this.finishTurn = undefined;
    done();
  }
}

const failed = (sql: string, error: unknown) =>
  new QueryFailedError(sql, [], error instanceof Error ? error : new Error(String(error)));
