import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MINUTE } from '@nestwell/domain/moments';
import { Jobs } from '../jobs/jobs';
import { PersonalData } from '../personal-data';
import { retention } from '../retention';
import { Changes } from './changes';
import { ChangesRepository } from './changes.repository';

/** What was told is forgotten soon, and with her. */
@Injectable()
export class ChangesData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly changes: Changes,
    private readonly rows: ChangesRepository,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      area: 'in-step',
      // That something changed stands in what changed.
      export: () => Promise.resolve(undefined),
      erase: (userId) => this.changes.forget(userId),
    });
    this.jobs.register({
      name: 'platform.changes',
      everyMs: 5 * MINUTE,
      run: (now, deadline) => this.rows.removeBefore(new Date(now.getTime() - retention.changes), deadline),
    });
  }
}
