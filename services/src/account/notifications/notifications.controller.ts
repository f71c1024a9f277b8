import { Controller } from '@nestjs/common';
import { account } from '@nestwell/contracts/account/server';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { InboxService } from './inbox.service';

@Controller()
export class NotificationsController {
  constructor(private readonly inbox: InboxService) {}

  @Endpoint(account.listNotifications)
  list(@Call() { params: { userId }, query: page }: CallOf<typeof account.listNotifications>) {
    return this.inbox.list(userId, page);
  }

  @Endpoint(account.countUnreadNotifications)
  async countUnread(@Call() { params: { userId } }: CallOf<typeof account.countUnreadNotifications>) {
    return { count: await this.inbox.countUnread(userId) };
  }

  @Endpoint(account.markNotificationRead)
  markRead(@Call() { user, params: { notificationId } }: CallOf<typeof account.markNotificationRead>) {
    return this.inbox.markRead(user.id, notificationId);
  }

  @Endpoint(account.markAllNotificationsRead)
  async markAllRead(@Call() { params: { userId } }: CallOf<typeof account.markAllNotificationsRead>) {
    await this.inbox.markAllRead(userId);
    return { count: await this.inbox.countUnread(userId) };
  }

  @Endpoint(account.broadcastNotification)
  broadcast(@Call() { body: request }: CallOf<typeof account.broadcastNotification>) {
    return this.inbox.broadcast(request);
  }
}
