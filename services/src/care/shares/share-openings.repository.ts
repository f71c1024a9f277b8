import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { Database } from '../../platform/database/database';
import { UserRows } from '../../platform/database/user-rows';
import { ShareOpeningEntity } from './share-opening.entity';

/** Of one link: what she reads of it, and what is kept. */
export const MOST_OPENINGS = 20;

const latestFirst = { openedAt: 'DESC', id: 'DESC' } as const;

@Injectable()
export class ShareOpeningsRepository extends UserRows<ShareOpeningEntity> {
  constructor(
    @InjectRepository(ShareOpeningEntity) rows: Repository<ShareOpeningEntity>,
    database: Database,
  ) {
    super(rows, database);
  }

  of(userId: string, shareId: string): Promise<ShareOpeningEntity[]> {
    return this.ofUser(userId).find({ shareId }, { order: latestFirst, take: MOST_OPENINGS });
  }

  /** Older ones than she reads go. Runs in a transaction. */
  async add(userId: string, opening: Omit<ShareOpeningEntity, 'userId' | 'id'>): Promise<void> {
    const own = this.ofUser(userId);
    await own.insert(opening);
    const { shareId } = opening;
    const old = await own.find({ shareId }, { order: latestFirst, skip: MOST_OPENINGS, take: MOST_OPENINGS });
    if (old.length > 0) await own.remove({ id: In(old.map(({ id }) => id)) });
  }
}
