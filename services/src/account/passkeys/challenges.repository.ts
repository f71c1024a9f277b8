import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { isUniqueViolation } from '../../platform/database/failures';
import { removeOlder } from '../../platform/database/remove-older';
import { UsedChallengeEntity } from './used-challenge.entity';

@Injectable()
export class ChallengesRepository {
  constructor(
    @InjectRepository(UsedChallengeEntity) private readonly used: Repository<UsedChallengeEntity>,
  ) {}

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

  removeExpired(now: Date, deadline: AbortSignal): Promise<void> {
    return removeOlder(this.used, 'expiresAt', now, deadline);
  }
}
