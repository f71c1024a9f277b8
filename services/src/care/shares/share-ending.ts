import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HOUR } from '@nestwell/domain/moments';
import { QuietStarts } from '../../account';
import { Changes } from '../../platform/in-step/changes';
import { Jobs } from '../../platform/jobs/jobs';
import { Closings } from '../../platform/session/closings';
import { ShareRows } from './share-rows';

/** Links end by themselves: with their time, with her door, and when she wants to hear nothing of pregnancies and babies. */
@Injectable()
export class ShareEnding implements OnModuleInit {
  constructor(
    private readonly rows: ShareRows,
    private readonly jobs: Jobs,
    private readonly closings: Closings,
    private readonly quiet: QuietStarts,
    private readonly changes: Changes,
  ) {}

  onModuleInit(): void {
    this.jobs.register({
      name: 'care.shares',
      everyMs: HOUR,
      run: (now, deadline) => this.rows.endOver(now, deadline),
    });
    this.closings.register((userId) => this.rows.endAll(userId));
    this.quiet.register(async (userId) => {
      if (await this.rows.endAll(userId)) this.changes.note(['shares'], { userId });
    });
  }
}
