import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { ActionOutcome } from '@nestwell/contracts/delivery/server';
import { pageSize } from '@nestwell/domain/limits';
import { Equal, LessThan, Repository } from 'typeorm';
import { newId } from '../database/ids';
import { removeOlder } from '../database/remove-older';
import { decodeCursor, pageOf, type Cursor, type Paged, type PageRequest } from '../http/paging';
import { AdminActionEntity } from './admin-action.entity';

/** Rows are added and read. Nothing here takes one away but its age. */
@Injectable()
export class AdminActionsRepository {
  constructor(@InjectRepository(AdminActionEntity) private readonly rows: Repository<AdminActionEntity>) {}

  async add(action: Omit<AdminActionEntity, 'id'>): Promise<string> {
    const id = newId();
    await this.rows.insert({ id, ...action });
    return id;
  }

  /** Writes down how one that was begun has ended; what has ended stays as it is. */
  async settle(id: string, outcome: ActionOutcome): Promise<void> {
    await this.rows.update({ id, outcome: 'unknown' }, { outcome });
  }

  async page({ limit = pageSize, before }: PageRequest): Promise<Paged<AdminActionEntity>> {
    const rows = await this.rows.find({
      where: before === undefined ? {} : olderThan(decodeCursor(before)),
      order: { at: 'DESC', id: 'DESC' },
      take: limit + 1,
    });
    return pageOf(rows, limit, (row) => row);
  }

  /** That something was done stays; what it was about and why goes with the member it was about. */
  async forget(whose: Buffer): Promise<void> {
    await this.rows.update({ whose }, { whose: null, about: null, why: null });
  }

  removeBefore(moment: Date, deadline: AbortSignal): Promise<void> {
    return removeOlder(this.rows, 'at', moment, deadline);
  }
}

const olderThan = ({ at, id }: Cursor) => [{ at: LessThan(at) }, { at: Equal(at), id: LessThan(id) }];
