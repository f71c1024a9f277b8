import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { isUniqueViolation } from '../database/failures';
import { removeOlder } from '../database/remove-older';
import { JobRunEntity } from './job-run.entity';

@Injectable()
export class JobRunRepository {
  constructor(@InjectRepository(JobRunEntity) private readonly rows: Repository<JobRunEntity>) {}

  /** True for exactly one caller, on whichever instance. */
  async claim(run: JobRunEntity): Promise<boolean> {
    try {
      await this.rows.insert(run);
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }

  async giveBack(name: string, slot: string): Promise<void> {
    await this.rows.delete({ name, slot });
  }

  removeBefore(moment: Date, deadline: AbortSignal): Promise<void> {
    return removeOlder(this.rows, 'startedAt', moment, deadline);
  }
}
