import { Injectable } from '@nestjs/common';
import type { EntityManager, EntitySubscriberInterface, InsertEvent, QueryRunner } from 'typeorm';
import { sqliteFileOf } from '@nestwell/embedded-sqlite';
import { Database } from '../../platform/database/database';
import { notFound, unauthorized } from '../../platform/http/errors';
import { runningRequest } from '../../platform/http/running-request';
import { ChangeEntity } from '../../platform/in-step/change.entity';
import { UserEntity } from './user.entity';

/** Of calls that nobody is signed in for. */
const NOBODY = '00000000-0000-0000-0000-000000000000';
/** Where the accounts that a transaction holds are noted. */
const HELD = 'heldAccounts';

/** 401 would sign the caller out: only where the account that is gone is the caller's own, or nobody's known. */
function goneFor(userId: string) {
  const caller = runningRequest.get()?.userId;
  return caller === undefined || caller === userId ? unauthorized() : notFound('Account');
}

interface Owned {
  userId?: string | null;
}

/**
 * No row is added for an account that is being erased or is gone, whoever adds it: the transaction that would add one
 * fails. The account's own row is the mark, which an erasure removes first. A transaction that adds a row keeps it until
 * it ends, by a shared lock or as SQLite's one writer, so an erasure begins before it or after it.
 */
@Injectable()
export class OwnedRows implements EntitySubscriberInterface<Owned> {
  constructor(database: Database) {
    database.source.subscribers.push(this);
  }

  async beforeInsert({ entity, metadata, manager, queryRunner }: InsertEvent<Owned>): Promise<void> {
    const { userId } = entity;
    if (typeof userId !== 'string' || userId === NOBODY) return;
    // Several members' together, for minutes: that something changed, not what.
    if (metadata.target === ChangeEntity) return;
    if (!(await this.isHeld(userId, manager, queryRunner))) throw goneFor(userId);
  }

  /** Once in a transaction. */
  private isHeld(userId: string, manager: EntityManager, runner: QueryRunner): Promise<boolean> {
    if (!runner.isTransactionActive) return this.exists(userId, manager, false);
    const held = (runner.data[HELD] ??= new Map()) as Map<string, Promise<boolean>>;
    const isHeld = held.get(userId) ?? this.exists(userId, manager, true);
    held.set(userId, isHeld);
    return isHeld;
  }

  private async exists(id: string, manager: EntityManager, isKept: boolean): Promise<boolean> {
    const query = manager.createQueryBuilder(UserEntity, 'user').select('user.id').where({ id });
    if (isKept && sqliteFileOf(manager.dataSource) === undefined) query.setLock('pessimistic_read');
    return (await query.getOne()) !== null;
  }
}
