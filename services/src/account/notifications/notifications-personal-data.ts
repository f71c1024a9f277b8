import { Injectable } from '@nestjs/common';
import { PersonalDataOf, type PersonalDataHandler } from '../../platform/personal-data';
import { BroadcastReadsRepository } from './broadcasts.repository';
import { NotificationsRepository } from './notifications.repository';

/** How a person's notifications are handed out and removed. */
@Injectable()
@PersonalDataOf('notifications')
export class NotificationsPersonalData implements PersonalDataHandler {
  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly reads: BroadcastReadsRepository,
  ) {}

  async export(userId: string) {
    return {
      notifications: await this.notifications.ofUser(userId).all(),
      broadcastsRead: await this.reads.ofUser(userId).all(),
    };
  }

  async eraseSome(userId: string): Promise<boolean> {
    return (await this.notifications.ofUser(userId).removeSome()) || this.reads.ofUser(userId).removeSome();
  }

  async erase(userId: string): Promise<void> {
    await this.notifications.ofUser(userId).remove();
    await this.reads.ofUser(userId).remove();
  }
}
