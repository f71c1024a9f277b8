import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { isUniqueViolation } from '../../platform/database/failures';
import { removeOlder } from '../../platform/database/remove-older';
import { WebhookEventEntity } from './webhook-event.entity';

@Injectable()
export class WebhookEventsRepository {
  constructor(
    @InjectRepository(WebhookEventEntity) private readonly rows: Repository<WebhookEventEntity>,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Runs `apply` for an event that was not applied before; if it fails, the event may come again. */
  once(event: Pick<WebhookEventEntity, 'id' | 'type'>, apply: () => Promise<void>): Promise<void> {
    return this.database.run(async () => {
      if (await this.isNew({ ...event, receivedAt: this.clock.now() })) await apply();
    });
  }

  removeBefore(moment: Date, deadline: AbortSignal): Promise<void> {
    return removeOlder(this.rows, 'receivedAt', moment, deadline);
  }

  private async isNew(event: WebhookEventEntity): Promise<boolean> {
    try {
      await this.rows.insert(event);
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }
}
