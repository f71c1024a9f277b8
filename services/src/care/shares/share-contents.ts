import { Inject, Injectable } from '@nestjs/common';
import type { SharedView } from '@nestwell/contracts/care/server';
import { Visits } from '../../calendar';
import { badRequest } from '../../platform/http/errors';
import { SHARED_LISTS, type SharedList } from '../lib/shared-list';
import type { ShareEntity } from './share.entity';

type Chosen = Pick<ShareEntity, 'appointmentIds' | 'lists' | 'mayTick'>;

/** What a link shows, as it stands at that moment: what she chose, and nothing beside it. */
@Injectable()
export class ShareContents {
  constructor(
    private readonly visits: Visits,
    @Inject(SHARED_LISTS) private readonly lists: readonly SharedList[],
  ) {}

  /** Refused with 400 where she names what is no appointment of hers. */
  async check(userId: string, { appointmentIds }: Pick<Chosen, 'appointmentIds'>): Promise<void> {
    const known = await this.visits.of(userId, appointmentIds);
    if (known.length < appointmentIds.length)
      throw badRequest('appointmentIds', 'must be appointments of her calendar');
  }

  async of(userId: string, chosen: Chosen): Promise<Pick<SharedView, 'appointments' | 'lists'>> {
    const visits = await this.visits.of(userId, chosen.appointmentIds);
    const lists = this.lists.filter(({ list }) => chosen.lists.includes(list));
    return {
      appointments: visits.map(({ title, dueAt }) => ({ title, dueDateTime: dueAt.toISOString() })),
      lists: await Promise.all(lists.map((one) => one.shown(userId, chosen))),
    };
  }
}
