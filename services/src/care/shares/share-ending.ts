import { Injectable } from '@nestjs/common';
import { HOUR } from '@nestwell/domain/moments';
import { OnQuietStart } from '../../account';
import { Changes } from '../../platform/in-step/changes';
import { Job } from '../../platform/jobs/job';
import { EndsOutsideAccess } from '../../platform/session/closings';
import { ShareRows } from './share-rows';

/** Links end by themselves: with their time, with her door, and when she wants to hear nothing of pregnancies and babies. */
@Injectable()
export class ShareEnding {
  constructor(
    private readonly rows: ShareRows,
    private readonly changes: Changes,
  ) {}

  @Job({ name: 'care.shares', everyMs: HOUR })
  endOver(now: Date, deadline: AbortSignal): Promise<void> {
    return this.rows.endOver(now, deadline);
  }

  @EndsOutsideAccess()
  endAll(userId: string): Promise<boolean> {
    return this.rows.endAll(userId);
  }

  @OnQuietStart()
  async endQuietly(userId: string): Promise<void> {
    if (await this.rows.endAll(userId)) this.changes.note(['shares'], { userId });
  }
}
