import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Database } from '../../platform/database/database';
import { isUniqueViolation } from '../../platform/database/failures';
import { UserRows } from '../../platform/database/user-rows';
import { BlockEntity } from '../lib/block.entity';

@Injectable()
export class BlocksRepository extends UserRows<BlockEntity> {
  constructor(@InjectRepository(BlockEntity) rows: Repository<BlockEntity>, database: Database) {
    super(rows, database);
  }

  async hasBlocked(userId: string, blockedUserId: string): Promise<boolean> {
    return (await this.ofUser(userId).count({ blockedUserId })) > 0;
  }

  /** Answers the block as it was first made. */
  async add(userId: string, block: Omit<BlockEntity, 'id' | 'userId'>): Promise<BlockEntity> {
    const own = this.ofUser(userId);
    const known = await own.findOne({ blockedUserId: block.blockedUserId });
    if (known) return known;
    try {
      return await own.insert(block);
    } catch (error) {
      const other = isUniqueViolation(error) && (await own.findOne({ blockedUserId: block.blockedUserId }));
      if (!other) throw error;
      return other;
    }
  }
}
