import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import type { KeptPart } from '../lib/kept-part';
import { toShare } from './share.mapper';
import { ShareOpeningsRepository } from './share-openings.repository';
import { SharesRepository } from './shares.repository';

/** What is kept of links: each goes with all that is known of its openings. */
@Injectable()
export class ShareRows implements KeptPart {
  constructor(
    private readonly shares: SharesRepository,
    private readonly openings: ShareOpeningsRepository,
    private readonly database: Database,
  ) {}

  /** False where there is none. */
  end(userId: string, shareId: string): Promise<boolean> {
    return this.database.run(async () => {
      await this.openings.ofUser(userId).remove({ shareId });
      return (await this.shares.ofUser(userId).removeById(shareId)) > 0;
    });
  }

  /** All of hers. False where there was none. */
  endAll(userId: string): Promise<boolean> {
    return this.database.run(async () => {
      await this.openings.ofUser(userId).remove();
      return (await this.shares.ofUser(userId).remove()) > 0;
    });
  }

  /** Those of everybody that are over. */
  async endOver(now: Date, deadline: AbortSignal): Promise<void> {
    for (;;) {
      const over = await this.shares.over(now);
      for (const { userId, id } of over) {
        if (deadline.aborted) return;
        await this.end(userId, id);
      }
      if (over.length === 0) return;
    }
  }

  async exportOf(userId: string) {
    const shares = (await this.shares.ofUser(userId).all()).map((row) => {
      const { openings: _, ...share } = toShare(row, []);
      return share;
    });
    const openings = await this.openings.ofUser(userId).all();
    const shareOpenings = openings.map(({ id, shareId, openedAt, device }) => ({
      id,
      shareId,
      openedAt: openedAt.toISOString(),
      device,
    }));
    return { shares, shareOpenings };
  }

  async erase(userId: string): Promise<void> {
    await this.endAll(userId);
  }
}
