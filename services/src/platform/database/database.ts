import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { sqliteFileOf } from '@nestwell/embedded-sqlite';
import type { PoolConnection } from 'mysql2';
import type { EntityManager } from 'typeorm';
import { DamageRecord } from './damage-record';
import type { JoiningDataSource } from './joining-data-source';
import { ReadOnlyServer } from './failures';
import { withRetries } from './retries';
import { runningTransaction, type TransactionScope } from './running-transaction';
import { LONGEST_TRANSACTION, TransactionTooLong, within } from './transaction-limit';

/** Runs transactions. Everything called inside `run` joins its transaction, injected repositories included, however deep. */
@Injectable()
export class Database implements OnApplicationShutdown {
  readonly damage: DamageRecord;
  /** Told of each transaction that is run again, and why. */
  onRetry?: (cause: string) => void;
  private readonly logger = new Logger('Transactions');

  constructor(
    readonly source: JoiningDataSource,
    private readonly longestTransaction = LONGEST_TRANSACTION,
  ) {
    this.damage = new DamageRecord(source);
    const file = sqliteFileOf(source);
    if (file !== undefined) file.isInsideTransaction = () => source.transactions.get()?.scope.open === true;
  }

  /**
   * Runs `work` in one transaction: all of its writes happen, or none. Inside another `run` it joins that one.
   * A deadlock, or a row that somebody else wrote first, makes it run again, so `work` must not do anything that
   * cannot be repeated; and as SQLite has one writer at a time, it must not wait for anything but the database. What
   * takes too long is undone, and fails. After a lost connection it is run again too, unless its `COMMIT` was sent:
   * then it may be stored already, and only what says that it is `repeatable`, because it finds what it wrote, is
   * run again.
   */
  async run<T>(work: () => Promise<T>, { repeatable = false } = {}): Promise<T> {
    if (this.inTransaction) return work();
    const tooLong = new TransactionTooLong(this.longestTransaction);
    return withRetries((scope) => this.transaction(work, tooLong, scope), {
      repeatable,
      onRetry: this.onRetry,
    });
  }

  /** Does it once the running transaction is kept, not at all where it is undone; at once outside of one. */
  afterCommit(act: () => void): void {
    const { running } = this.source;
    if (running === undefined) act();
    else running.scope.afterCommit.push(act);
  }

  /** Whether the caller is inside `run`. */
  get inTransaction(): boolean {
    return this.source.running !== undefined;
  }

  /** The manager of the running transaction, or the plain one. For repositories only. */
  get manager(): EntityManager {
    return this.source.running?.manager ?? this.source.manager;
  }

  /**
   * After something was erased: what SQLite's write-ahead log still holds of it goes. Another process that reads at
   * this moment puts that off until the log is next folded in.
   */
  async forgetLog(): Promise<void> {
    await sqliteFileOf(this.source)?.foldLog();
  }

  /** Throws when the database cannot be read, or nothing can be written to it, or a part of it was found damaged. */
  async ping(): Promise<void> {
    this.damage.throwIfDamaged();
    const file = sqliteFileOf(this.source);
    if (file !== undefined) {
      await this.source.query('SELECT 1');
      return file.probeWriting();
    }
    // Waits for a fail-over, or all instances would say at once that they cannot serve.
    const [{ refuses }] = await this.run(
      () => this.manager.query<[{ refuses: number }]>('SELECT @@global.read_only AS refuses'),
      { repeatable: true },
    );
    if (refuses === 1) throw new ReadOnlyServer();
  }

  async close(): Promise<void> {
    if (this.source.isInitialized) await this.source.destroy();
  }

  /** Nest calls it when the application closes, after the last request was answered. */
  onApplicationShutdown(): Promise<void> {
    return this.close();
  }

  private async transaction<T>(
    work: () => Promise<T>,
    tooLong: TransactionTooLong,
    scope: TransactionScope,
  ): Promise<T> {
    const file = sqliteFileOf(this.source);
    let result: T;
    try {
      result = await this.source.manager.transaction(async (manager) => {
        const inside = () =>
          runningTransaction.run(scope, () => this.source.transactions.run({ manager, scope }, work));
        const connection = file === undefined ? await connectionOf(manager) : undefined;
        const done = await within(tooLong, inside, () => {
          scope.expired = tooLong;
          this.logger.error(tooLong.message, tooLong.stack);
          // A rollback would wait behind a query that hangs; without its connection the server undoes it all.
          connection?.destroy();
        });
        scope.ending = true;
        return done;
      });
    } finally {
      scope.open = false;
    }
    for (const act of scope.afterCommit) act();
    return result;
  }
}

const connectionOf = async (manager: EntityManager) =>
  (await manager.queryRunner?.connect()) as PoolConnection | undefined;
