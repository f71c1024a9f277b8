import { Injectable } from '@nestjs/common';
import { DAY } from '@nestwell/domain/moments';
import { retention } from '../retention';
import { Job } from './job';
import { JobRunRepository } from './job-run.repository';

/** Removes what says which instance ran a job long ago. */
@Injectable()
export class OldJobRuns {
  constructor(private readonly runs: JobRunRepository) {}

  @Job({ name: 'platform.old-job-runs', everyMs: DAY })
  remove(now: Date, deadline: AbortSignal): Promise<void> {
    return this.runs.removeBefore(new Date(now.getTime() - retention.jobRuns), deadline);
  }
}
