import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Database } from '../../platform/database/database';
import { isUniqueViolation } from '../../platform/database/failures';
import { UserRows } from '../../platform/database/user-rows';
import { HiddenWordsEntity } from '../lib/hidden-words.entity';

@Injectable()
export class HiddenWordsRepository extends UserRows<HiddenWordsEntity> {
  constructor(@InjectRepository(HiddenWordsEntity) rows: Repository<HiddenWordsEntity>, database: Database) {
    super(rows, database);
  }

  /** Answers the block as it was first made. */
  async add(userId: string, words: Omit<HiddenWordsEntity, 'id' | 'userId'>): Promise<HiddenWordsEntity> {
    const own = this.ofUser(userId);
    const { subjectId } = words;
    const known = await own.findOne({ subjectId });
    if (known) return known;
    try {
      return await own.insert(words);
    } catch (error) {
      const other = isUniqueViolation(error) && (await own.findOne({ subjectId }));
      if (!other) throw error;
      return other;
    }
  }
}
