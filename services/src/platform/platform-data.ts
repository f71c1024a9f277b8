import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DAY } from '@nestwell/domain/moments';
import { Idempotency } from './idempotency/idempotency';
import { Jobs } from './jobs/jobs';
import { PersonalData } from './personal-data';
import { SessionList } from './session/session-list';
import { Sessions } from './session/sessions';

/** The platform's own part of personal data, and its daily clearing. */
@Injectable()
export class PlatformData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly sessions: Sessions,
    private readonly list: SessionList,
    private readonly idempotency: Idempotency,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      area: 'platform',
      export: async (userId) => ({ sessions: await this.list.exportOf(userId) }),
      close: (userId) => this.sessions.endAllOf(userId),
      erase: async (userId) => {
        await this.sessions.endAllOf(userId);
        await this.idempotency.removeAllOf(userId);
      },
    });
    this.jobs.register({
      name: 'platform.expired',
      everyMs: DAY,
      run: async (_now, deadline) => {
        await this.sessions.removeExpired(deadline);
        await this.idempotency.removeOld(deadline);
      },
    });
  }
}
