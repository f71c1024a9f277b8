import { Injectable } from '@nestjs/common';
import { DAY } from '@nestwell/domain/moments';
import { Idempotency } from './idempotency/idempotency';
import { Job } from './jobs/job';
import { PersonalDataOf, type PersonalDataHandler } from './personal-data';
import { SessionList } from './session/session-list';
import { Sessions } from './session/sessions';

/** The platform's own part of personal data, and its daily clearing. */
@Injectable()
@PersonalDataOf('platform')
export class PlatformData implements PersonalDataHandler {
  constructor(
    private readonly sessions: Sessions,
    private readonly list: SessionList,
    private readonly idempotency: Idempotency,
  ) {}

  async export(userId: string) {
    return { sessions: await this.list.exportOf(userId) };
  }

  close(userId: string): Promise<void> {
    return this.sessions.endAllOf(userId);
  }

  async erase(userId: string): Promise<void> {
    await this.sessions.endAllOf(userId);
    await this.idempotency.removeAllOf(userId);
  }

  @Job({ name: 'platform.expired', everyMs: DAY })
  async removeExpired(_now: Date, deadline: AbortSignal): Promise<void> {
    await this.sessions.removeExpired(deadline);
    await this.idempotency.removeOld(deadline);
  }
}
