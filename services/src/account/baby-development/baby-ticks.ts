import { Injectable } from '@nestjs/common';
import type { BabyTick } from '@nestwell/contracts/account/server';
import { Clock } from '../../platform/clock';
import { badRequest } from '../../platform/http/errors';
import { PersonalDataOf, type PersonalDataHandler } from '../../platform/personal-data';
import { BabyTicksRepository } from './baby-ticks.repository';
import { tickItems } from './content/tick-lines';

/** What she has ticked: at most one row for each line there is. */
@Injectable()
@PersonalDataOf('babyPages')
export class BabyTicks implements PersonalDataHandler {
  constructor(
    private readonly ticks: BabyTicksRepository,
    private readonly clock: Clock,
  ) {}

  async export(userId: string) {
    return { ticks: await this.of(userId) };
  }

  erase(userId: string): Promise<void> {
    return this.ticks.removeAllOf(userId);
  }

  async of(userId: string): Promise<BabyTick[]> {
    const rows = await this.ticks.of(userId);
    return rows.map(({ item, tickedAt }) => ({ item, tickedAt: tickedAt.toISOString() }));
  }

  async change(userId: string, item: string, done: boolean): Promise<{ item: string; done: boolean }> {
    if (!tickItems.has(item)) throw badRequest('item', 'There is no such line');
    if (done) await this.ticks.add({ userId, item, tickedAt: this.clock.now() });
    else await this.ticks.remove(userId, item);
    return { item, done };
  }
}
