import { Injectable } from '@nestjs/common';
import { DAY } from '@nestwell/domain/moments';
import { Clock } from '../clock';
import { Config } from '../config/config';
import type { SessionEntity } from './session.entity';

type Dates = Pick<SessionEntity, 'createdAt' | 'lastUsedAt'>;

/** When sessions end: unused for too long, or simply too old. Shorter times hold at once for those that run already. */
@Injectable()
export class SessionEnds {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  of({ createdAt, lastUsedAt }: Dates): Date {
    const { idleDays, longestDays } = this.config.sessions;
    const idle = (lastUsedAt ?? createdAt).getTime() + idleDays * DAY;
    return new Date(Math.min(idle, createdAt.getTime() + longestDays * DAY));
  }

  isRunning(session: Dates & Pick<SessionEntity, 'expiresAt'>): boolean {
    const now = this.clock.now();
    return session.expiresAt > now && this.of(session) > now;
  }
}
