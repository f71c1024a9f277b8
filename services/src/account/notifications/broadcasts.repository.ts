import { Injectable } from '@nestjs/common';
import { In, LessThan, MoreThan, type FindOptionsWhere } from 'typeorm';
import { Database } from '../../platform/database/database';
import { isUniqueViolation } from '../../platform/database/failures';
import { newId } from '../../platform/database/ids';
import { UserRows } from '../../platform/database/user-rows';
import type { Cursor } from '../../platform/http/paging';
import { BroadcastEntity, BroadcastReadEntity } from './broadcast.entity';

@Injectable()
export class BroadcastReadsRepository extends UserRows<BroadcastReadEntity> {
  constructor(database: Database) {
    super(database, BroadcastReadEntity);
  }

  async mark(userId: string, broadcastId: string, readAt: Date): Promise<void> {
    try {
      await this.ofUser(userId).insert({ id: broadcastId, readAt });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
  }

  async readAmong(userId: string, broadcastIds: readonly string[]): Promise<Set<string>> {
    if (broadcastIds.length === 0) return new Set();
    const rows = await this.ofUser(userId).find({ id: In([...broadcastIds]) });
    return new Set(rows.map(({ id }) => id));
  }
}

/** Ids grow with time, so those above a user's own id were sent after she joined. */
const sentTo = (userId: string): FindOptionsWhere<BroadcastEntity> => ({ id: MoreThan(userId) });

@Injectable()
export class BroadcastsRepository {
  constructor(private readonly database: Database) {}

  private get rows() {
    return this.database.repository(BroadcastEntity);
  }

  async insert(values: Omit<BroadcastEntity, 'id'>): Promise<BroadcastEntity> {
    const row = { id: newId(), ...values };
    await this.rows.insert(row);
    return row;
  }

  /** Newest first, those before the cursor. */
  async page(userId: string, before: Cursor | undefined, take: number): Promise<BroadcastEntity[]> {
    const rows = await this.rows.find({
      where: before
        ? { createdAt: LessThan(new Date(before.at.getTime() + 1)), ...sentTo(userId) }
        : sentTo(userId),
      order: { createdAt: 'DESC', id: 'DESC' },
      take: take + (before ? 1 : 0),
    });
    return before ? rows.filter((row) => isBefore(row, before)).slice(0, take) : rows;
  }

  byId(userId: string, id: string): Promise<BroadcastEntity | null> {
    return id > userId ? this.rows.findOne({ where: { id } }) : Promise.resolve(null);
  }

  count(userId: string): Promise<number> {
    return this.rows.count({ where: sentTo(userId) });
  }
}

function isBefore(row: BroadcastEntity, { at, id }: Cursor): boolean {
  return row.createdAt < at || (row.createdAt.getTime() === at.getTime() && row.id < id);
}
