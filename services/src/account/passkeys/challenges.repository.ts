import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { Database } from '../../platform/database/database';
import { isUniqueViolation } from '../../platform/database/failures';
import { UsedChallengeEntity } from './used-challenge.entity';

@Injectable()
export class ChallengesRepository {
  constructor(private readonly database: Database) {}

  /** True for exactly one caller. */
  async use(challenge: UsedChallengeEntity): Promise<boolean> {
    try {
      await this.used.insert(challenge);
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }

  async removeExpired(now: Date): Promise<void> {
    await this.used.delete({ expiresAt: LessThan(now) });
  }

  private get used() {
    return this.database.repository(UsedChallengeEntity);
  }
}
