import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { isUniqueViolation } from '../../platform/database/failures';
import { removeOlder } from '../../platform/database/remove-older';
import { BelievedSignalEntity } from './believed-signal.entity';

@Injectable()
export class BelievedSignalsRepository {
  constructor(
    @InjectRepository(BelievedSignalEntity) private readonly rows: Repository<BelievedSignalEntity>,
  ) {}

  /** True for exactly one caller, on whichever instance, until the row's time is over. */
  async take(signal: BelievedSignalEntity, now: Date): Promise<boolean> {
    const { keyHash, until } = signal;
    const known = await this.rows.findOneBy({ keyHash });
    if (known === null) return this.isNew(signal);
    if (known.until > now) return false;
    return (await this.rows.update({ keyHash, until: known.until }, { until })).affected === 1;
  }

  removeBefore(moment: Date, deadline: AbortSignal): Promise<void> {
    return removeOlder(this.rows, 'until', moment, deadline);
  }

  private async isNew(signal: BelievedSignalEntity): Promise<boolean> {
    try {
      await this.rows.insert(signal);
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }
}
