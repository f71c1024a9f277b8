import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { Database } from '../../platform/database/database';
import { isUniqueViolation } from '../../platform/database/failures';
import { UserRows } from '../../platform/database/user-rows';
import { NotificationEntity } from './notification.entity';

type NewNotification = Omit<NotificationEntity, 'id' | 'userId'>;

@Injectable()
export class NotificationsRepository extends UserRows<NotificationEntity> {
  constructor(
    @InjectRepository(NotificationEntity) rows: Repository<NotificationEntity>,
    database: Database,
  ) {
    super(rows, database);
  }

  /**
   * Adds one unless its `onceKey` was used for her before; returns whether it was said. One she has not read yet that
   * says the same is renewed instead: three comments are one line behind the bell, not three alike.
   */
  async add(userId: string, row: NewNotification): Promise<boolean> {
    const { onceKey, createdAt } = row;
    const rows = this.ofUser(userId);
    const same = await this.unreadLike(userId, row);
    if (same && onceKey !== null && same.onceKey === onceKey) return false;
    try {
      if (same) await rows.update({ id: same.id }, { createdAt, onceKey: onceKey ?? same.onceKey });
      else await rows.insert(row);
      return true;
    } catch (error) {
      if (row.onceKey !== null && isUniqueViolation(error)) return false;
      throw error;
    }
  }

  private async unreadLike(userId: string, row: NewNotification): Promise<NotificationEntity | undefined> {
    const { type, title, message, priority, actionUrl } = row;
    const where = { type, title, message, priority, actionUrl: actionUrl ?? IsNull(), readAt: IsNull() };
    const [same] = await this.ofUser(userId).find(where, { order: { createdAt: 'DESC' }, take: 1 });
    return same;
  }

  async markAllRead(userId: string, readAt: Date): Promise<void> {
    await this.ofUser(userId).update({ readAt: IsNull() }, { readAt });
  }
}
