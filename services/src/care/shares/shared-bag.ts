import { Injectable } from '@nestjs/common';
import { bagKinds } from '@nestwell/contracts/care/server';
import { BagService } from '../bag/bag.service';
import type { Allowed, SharedList, ShownList } from '../lib/shared-list';

/** What she packs, group by group and what is still to pack first, without her notes. */
@Injectable()
export class SharedBag implements SharedList {
  readonly list = 'bag';

  constructor(private readonly bag: BagService) {}

  async shown(userId: string, { mayTick }: Allowed): Promise<ShownList> {
    const things = await this.bag.list(userId);
    const inGroups = bagKinds.flatMap((kind) => things.filter((thing) => thing.kind === kind));
    const inOrder = [false, true].flatMap((packed) => inGroups.filter((thing) => thing.packed === packed));
    const items = inOrder.map(({ id, name, packed }) => ({
      words: name,
      done: packed,
      id: mayTick ? id : null,
    }));
    return { list: this.list, items };
  }
}
