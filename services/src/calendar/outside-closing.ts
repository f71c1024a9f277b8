import { Injectable } from '@nestjs/common';
import { EndsOutsideAccess } from '../platform/session/closings';
import { PushSubscriptionsRepository } from './push/push-subscriptions.repository';
import { ReminderSettingsRepository } from './settings/reminder-settings.repository';

/** Her private calendar address and the announcements on devices outlive a session. */
@Injectable()
export class OutsideClosing {
  constructor(
    private readonly settings: ReminderSettingsRepository,
    private readonly devices: PushSubscriptionsRepository,
  ) {}

  @EndsOutsideAccess()
  async endOutsideAccess(userId: string): Promise<boolean> {
    const removed = await this.devices.ofUser(userId).remove();
    const { feedKey } = await this.settings.of(userId);
    if (feedKey !== null) await this.settings.change(userId, { feedKey: null });
    return removed > 0 || feedKey !== null;
  }
}
