import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type FindOptionsWhere, In, LessThan, MoreThan, Repository } from 'typeorm';
import { Database } from '../../platform/database/database';
import { isUniqueViolation } from '../../platform/database/failures';
import { newId } from '../../platform/database/ids';
import { inSlices, SLICE } from '../../platform/database/slices';
import { UserRows } from '../../platform/database/user-rows';
import type { Cursor } from '../../platform/http/paging';
import { BroadcastEntity, BroadcastReadEntity } from './broadcast.entity';

@Injectable()
export class BroadcastReadsRepository extends UserRows<BroadcastReadEntity> {
  constructor(
    @InjectRepository(BroadcastReadEntity) rows: Repository<BroadcastReadEntity>,
    database: Database,
  ) {
    super(rows, database);
  }

  async mark(userId: string, broadcastId: string, readAt: Date): Promise<void> {
    try {
      await this.ofUser(userId).insert({ id: broadcastId, readAt });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
  }

  async markAll(userId: string, broadcastIds: readonly string[], readAt: Date): Promise<void> {
    const read = new Set((await this.ofUser(userId).all()).map(({ id }) => id));
    const unread = broadcastIds.filter((id) => !read.has(id));
    try {
      await this.ofUser(userId).insertAll(unread.map((id) => ({ id, readAt })));
    } catch (error) {
      // Another device of hers marked some in this moment: the rest goes one by one.
      if (!isUniqueViolation(error)) throw error;
      for (const id of unread) await this.mark(userId, id, readAt);
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
  constructor(@InjectRepository(BroadcastEntity) private readonly rows: Repository<BroadcastEntity>) {}

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
    if (before === undefined) return rows;
    return rows.filter((row) => isBefore(row, before)).slice(0, take);
  }

  /** Of all broadcasts since she joined, the oldest first. */
  async idsSentTo(userId: string): Promise<string[]> {
    const sent = await inSlices((last: Pick<BroadcastEntity, 'id'> | undefined) =>
      this.rows.find({
        select: { id: true },
        where: { id: MoreThan(last?.id ?? userId) },
        order: { id: 'ASC' },
        take: SLICE,
      }),
    );
    return sent.map(({ id }) => id);
  }

  byId(userId: string, id: string): Promise<BroadcastEntity | null> {
    return id > userId ? this.rows.findOne({ where: { id } }) : Promise.resolve(null);
  }
}

function isBefore(row: BroadcastEntity, { at, id }: Cursor): boolean {
  return row.createdAt < at || (row.createdAt.getTime() === at.getTime() && row.id < id);
}
