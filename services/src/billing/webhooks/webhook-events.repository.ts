import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { isUniqueViolation } from '../../platform/database/failures';
import { WebhookEventEntity } from './webhook-event.entity';

@Injectable()
export class WebhookEventsRepository {
  constructor(private readonly database: Database) {}

  /** Runs `apply` for an event that was not applied before; if it fails, the event may come again. */
  once(event: WebhookEventEntity, apply: () => Promise<void>): Promise<void> {
    return this.database.run(async () => {
      if (await this.isNew(event)) await apply();
    });
  }

  private async isNew(event: WebhookEventEntity): Promise<boolean> {
    try {
      await this.database.repository(WebhookEventEntity).insert(event);
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }
}
