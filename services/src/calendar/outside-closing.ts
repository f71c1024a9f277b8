import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Closings } from '../platform/session/closings';
import { PushSubscriptionsRepository } from './push/push-subscriptions.repository';
import { ReminderSettingsRepository } from './settings/reminder-settings.repository';

/** Her private calendar address and the announcements on devices outlive a session. */
@Injectable()
export class OutsideClosing implements OnModuleInit {
  constructor(
    private readonly closings: Closings,
    private readonly settings: ReminderSettingsRepository,
    private readonly devices: PushSubscriptionsRepository,
  ) {}

  onModuleInit(): void {
    this.closings.register(async (userId) => {
      const removed = await this.devices.ofUser(userId).remove();
      const { feedKey } = await this.settings.of(userId);
      if (feedKey !== null) await this.settings.change(userId, { feedKey: null });
      return removed > 0 || feedKey !== null;
    });
  }
}
