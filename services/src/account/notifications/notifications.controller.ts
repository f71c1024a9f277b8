import { Controller } from '@nestjs/common';
import { account } from '@nestwell/contracts/account';
import type { BodyOf, ParamsOf, QueryOf } from '@nestwell/contracts/kernel';
import { Body, Endpoint, Params, Query } from '../../platform/http/endpoint';
import { CurrentUser } from '../../platform/session/caller';
import type { SessionUser } from '../../platform/session/session-user';
import { InboxService } from './inbox.service';

@Controller()
export class NotificationsController {
  constructor(private readonly inbox: InboxService) {}

  @Endpoint(account.listNotifications)
  list(
    @Params(account.listNotifications) { userId }: ParamsOf<typeof account.listNotifications>,
    @Query(account.listNotifications) page: QueryOf<typeof account.listNotifications>,
  ) {
    return this.inbox.list(userId, page);
  }

  @Endpoint(account.countUnreadNotifications)
  async countUnread(
    @Params(account.countUnreadNotifications) { userId }: ParamsOf<typeof account.countUnreadNotifications>,
  ) {
    return { count: await this.inbox.countUnread(userId) };
  }

  @Endpoint(account.markNotificationRead)
  markRead(
    @CurrentUser() user: SessionUser,
    @Params(account.markNotificationRead) { notificationId }: ParamsOf<typeof account.markNotificationRead>,
  ) {
    return this.inbox.markRead(user.id, notificationId);
  }

  @Endpoint(account.broadcastNotification)
  broadcast(@Body(account.broadcastNotification) request: BodyOf<typeof account.broadcastNotification>) {
    return this.inbox.broadcast(request);
  }
}
