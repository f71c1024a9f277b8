import { Injectable } from '@nestjs/common';
import type { care } from '@nestwell/contracts/care/server';
import type { BodyOf } from '@nestwell/contracts/kernel/server';
import { Changes } from '../../platform/in-step/changes';
import { BagService } from '../bag/bag.service';
import { FoundShares, nothingThere } from './found-shares';

/** What whoever holds a link may do with her bag, where it shows it and she allows ticks; she reads who did it and when. */
@Injectable()
export class SharedTicks {
  constructor(
    private readonly shares: FoundShares,
    private readonly bag: BagService,
    private readonly changes: Changes,
  ) {}

  async tick({ token, bagItemId, packed }: BodyOf<typeof care.tickShared>): Promise<void> {
    const { share } = await this.shares.by(token);
    if (!share.mayTick || !share.lists.includes('bag')) throw nothingThere();
    if (!(await this.bag.tick(share.userId, bagItemId, packed, share.name))) throw nothingThere();
    this.changes.note(['bag'], { userId: share.userId });
  }
}
