import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThanOrEqual, MoreThan, Repository } from 'typeorm';
import { Database } from '../../platform/database/database';
import { UserRows } from '../../platform/database/user-rows';
import { ShareEntity } from './share.entity';

/** Ended in one go of the job. */
const SOME = 100;

@Injectable()
export class SharesRepository extends UserRows<ShareEntity> {
  constructor(@InjectRepository(ShareEntity) rows: Repository<ShareEntity>, database: Database) {
    super(rows, database);
  }

  /** Those that last still, the oldest first. */
  running(userId: string, now: Date): Promise<ShareEntity[]> {
    return this.ofUser(userId).find({ expiresAt: MoreThan(now) }, { order: { createdAt: 'ASC', id: 'ASC' } });
  }

  /** Whoever's it is: the secret is all that a visitor has. */
  byTokenHash(tokenHash: Buffer): Promise<ShareEntity | null> {
    return this.rows.findOneBy({ tokenHash });
  }

  /** Some of everybody that are over. For the job alone. */
  over(now: Date): Promise<ShareEntity[]> {
    return this.rows.find({ where: { expiresAt: LessThanOrEqual(now) }, take: SOME });
  }
}
