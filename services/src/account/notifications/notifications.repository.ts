import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Database } from '../../platform/database/database';
import { isUniqueViolation } from '../../platform/database/failures';
import { UserRows } from '../../platform/database/user-rows';
import { NotificationEntity } from './notification.entity';

type NewNotification = Omit<NotificationEntity, 'id' | 'userId'>;

@Injectable()
export class NotificationsRepository extends UserRows<NotificationEntity> {
  constructor(database: Database) {
    super(database, NotificationEntity);
  }

  /** Adds one unless its `onceKey` was used for her before; returns whether it was added. */
  async add(userId: string, row: NewNotification): Promise<boolean> {
    try {
      await this.ofUser(userId).insert(row);
      return true;
    } catch (error) {
      if (row.onceKey !== null && isUniqueViolation(error)) return false;
      throw error;
    }
  }

  countUnread(userId: string): Promise<number> {
    return this.ofUser(userId).count({ readAt: IsNull() });
  }
}
