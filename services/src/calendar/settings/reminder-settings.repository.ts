import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Database } from '../../platform/database/database';
import { newId } from '../../platform/database/ids';
import { ReminderSettingsEntity } from './reminder-settings.entity';

const defaults = {
  showTitlesInFeed: false,
  showTitlesInPush: false,
  quietFrom: null,
  quietUntil: null,
  visitsDayBefore: null,
  feedKey: null,
  feedStamp: null,
} as const;

@Injectable()
export class ReminderSettingsRepository {
  constructor(
    @InjectRepository(ReminderSettingsEntity) private readonly rows: Repository<ReminderSettingsEntity>,
    private readonly database: Database,
  ) {}

  async of(userId: string): Promise<ReminderSettingsEntity> {
    return (await this.rows.findOneBy({ userId })) ?? { userId, ...defaults };
  }

  byFeedKey(feedKey: string): Promise<ReminderSettingsEntity | null> {
    return this.rows.findOneBy({ feedKey });
  }

  async change(
    userId: string,
    changes: Partial<Omit<ReminderSettingsEntity, 'userId'>>,
  ): Promise<ReminderSettingsEntity> {
    return this.database.run(async () => {
      const changed = { ...(await this.of(userId)), ...changes, feedStamp: newId() };
      await this.rows.save(changed);
      return changed;
    });
  }

  async renewStamp(userId: string): Promise<void> {
    await this.rows.update({ userId }, { feedStamp: newId() });
  }

  async remove(userId: string): Promise<void> {
    await this.rows.delete({ userId });
  }
}
