import { Injectable } from '@nestjs/common';
import { MINUTE } from '@nestwell/domain/moments';
import { Job } from '../jobs/job';
import { PersonalDataOf, type PersonalDataHandler } from '../personal-data';
import { retention } from '../retention';
import { Changes } from './changes';
import { ChangesRepository } from './changes.repository';

/** What was told is forgotten soon, and with her. */
@Injectable()
@PersonalDataOf('in-step')
export class ChangesData implements PersonalDataHandler {
  constructor(
    private readonly changes: Changes,
    private readonly rows: ChangesRepository,
  ) {}

  /** That something changed stands in what changed. */
  export(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  erase(userId: string): Promise<void> {
    return this.changes.forget(userId);
  }

  @Job({ name: 'platform.changes', everyMs: 5 * MINUTE })
  removeOld(now: Date, deadline: AbortSignal): Promise<void> {
    return this.rows.removeBefore(new Date(now.getTime() - retention.changes), deadline);
  }
}
