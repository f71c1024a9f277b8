import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { BabyTick } from '@nestwell/contracts/account/server';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { badRequest } from '../../platform/http/errors';
import { PersonalData } from '../../platform/personal-data';
import { BabyTickEntity } from './baby-tick.entity';
import { tickItems } from './content/tick-lines';

/** What she has ticked: at most one row for each line there is. */
@Injectable()
export class BabyTicks implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      area: 'babyPages',
      export: async (userId) => ({ ticks: await this.of(userId) }),
      erase: async (userId) => {
        await this.rows.delete({ userId });
      },
    });
  }

  private get rows() {
    return this.database.repository(BabyTickEntity);
  }

  async of(userId: string): Promise<BabyTick[]> {
    const rows = await this.rows.find({ where: { userId }, order: { item: 'ASC' } });
    return rows.map(({ item, tickedAt }) => ({ item, tickedAt: tickedAt.toISOString() }));
  }

  async change(userId: string, item: string, done: boolean): Promise<{ item: string; done: boolean }> {
    if (!tickItems.has(item)) throw badRequest('item', 'There is no such line');
    const tickedAt = this.clock.now();
    await this.database.run(async () => {
      if (done) await this.rows.upsert({ userId, item, tickedAt }, ['userId', 'item']);
      else await this.rows.delete({ userId, item });
    });
    return { item, done };
  }
}
