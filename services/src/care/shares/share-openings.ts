import { Injectable } from '@nestjs/common';
import type { Share } from '@nestwell/contracts/care/server';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { Changes } from '../../platform/in-step/changes';
import { deviceOf } from '../../platform/session/device';
import type { ShareEntity } from './share.entity';
import { toShare } from './share.mapper';
import { ShareOpeningsRepository } from './share-openings.repository';

/** Who opened a link, as far as it is known: when, and on what. */
@Injectable()
export class ShareOpenings {
  constructor(
    private readonly openings: ShareOpeningsRepository,
    private readonly changes: Changes,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async withThem(row: ShareEntity): Promise<Share> {
    return toShare(row, await this.openings.of(row.userId, row.id));
  }

  async note({ userId, id: shareId }: ShareEntity, userAgent: string | undefined): Promise<void> {
    const { device } = deviceOf(userAgent);
    await this.database.run(() => this.openings.add(userId, { shareId, openedAt: this.clock.now(), device }));
    this.changes.note(['shares'], { userId });
  }
}
