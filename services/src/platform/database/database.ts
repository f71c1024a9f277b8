import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { sqliteFileOf } from '@nestwell/embedded-sqlite';
import type { PoolConnection } from 'mysql2';
import type { EntityManager } from 'typeorm';
import { DamageRecord } from './damage-record';
import type { JoiningDataSource } from './joining-data-source';
import { isAway, isTransient, isUniqueViolation, outageOf, ReadOnlyServer } from './failures';
import { runningTransaction, type TransactionScope } from './running-transaction';
import { failOverOf, leaveServerOf } from './servers/fail-over';
import { pauseBefore } from './servers/while-away';
import { LONGEST_TRANSACTION, TransactionTooLong, within } from './transaction-limit';

/** A row that is there already will be there at the next try too, unless its writer had just begun. */
function triesFor(error: unknown): number {
  if (isTransient(error)) return 8;
  return isUniqueViolation(error) ? 4 : 1;
}

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
   * takes too long is undone, and fails. While several servers fail over it is run again too, unless its end was
   * under way: then it may be kept already, and only what says that it is `repeatable`, because it finds what it
   * wrote, is run again.
   */
  async run<T>(work: () => Promise<T>, { repeatable = false } = {}): Promise<T> {
    if (this.inTransaction) return work();
    const tooLong = new TransactionTooLong(this.longestTransaction);
    const giveUpAt = Date.now() + failOverOf(this.source);
    for (let attempt = 1; ; attempt += 1) {
      const scope: TransactionScope = { open: true, afterCommit: [] };
      try {
        return await this.transaction(work, tooLong, scope);
      } catch (error) {
        if (!this.mayRunAgain(error, attempt, giveUpAt, scope.ending !== true || repeatable)) throw error;
        this.onRetry?.(outageOf(error) ?? 'written-first');
        await sleep(pauseBefore(attempt));
      }
    }
  }

  private mayRunAgain(error: unknown, attempt: number, giveUpAt: number, safely: boolean): boolean {
    if (outageOf(error) === 'full' && leaveServerOf(this.source)) return safely;
    if (isAway(error)) return safely && Date.now() < giveUpAt;
    return attempt < triesFor(error) || (isTransient(error) && Date.now() < giveUpAt);
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
    await this.source.query('SELECT 1');
    if (file !== undefined) return file.probeWriting();
    const [{ refuses }] = await this.source.query<[{ refuses: number }]>(
      'SELECT @@global.read_only AS refuses',
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
