import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DAY } from '@nestwell/domain/moments';
import { Jobs } from '../jobs/jobs';
import { PersonalData } from '../personal-data';
import { retention } from '../retention';
import { AdminActionsRepository } from './admin-actions.repository';
import { whoseOf } from './audit-entry';

/** The record's part of erasure, and how long it is kept. */
@Injectable()
export class AdminActionsData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly actions: AdminActionsRepository,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      area: 'team',
      // What admins note for each other; what they decided about her she was told of when they did.
      export: () => Promise.resolve(undefined),
      erase: (userId) => this.actions.forget(whoseOf(userId)),
    });
    this.jobs.register({
      name: 'platform.admin-actions',
      everyMs: DAY,
      run: (now, deadline) =>
        this.actions.removeBefore(new Date(now.getTime() - retention.adminActions), deadline),
    });
  }
}
