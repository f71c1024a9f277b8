import { Injectable } from '@nestjs/common';
import { DAY } from '@nestwell/domain/moments';
import { Job } from '../jobs/job';
import { PersonalDataOf, type PersonalDataHandler } from '../personal-data';
import { retention } from '../retention';
import { AdminActionsRepository } from './admin-actions.repository';
import { whoseOf } from './audit-entry';

/** The record's part of erasure, and how long it is kept. */
@Injectable()
@PersonalDataOf('team')
export class AdminActionsData implements PersonalDataHandler {
  constructor(private readonly actions: AdminActionsRepository) {}

  /** What admins note for each other; what they decided about her she was told of when they did. */
  export(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  erase(userId: string): Promise<void> {
    return this.actions.forget(whoseOf(userId));
  }

  @Job({ name: 'platform.admin-actions', everyMs: DAY })
  removeOld(now: Date, deadline: AbortSignal): Promise<void> {
    return this.actions.removeBefore(new Date(now.getTime() - retention.adminActions), deadline);
  }
}
