import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { account } from '@nestwell/contracts/account/server';
import { FirstAnswers } from '../../platform/first-answers';
import { PersonalData } from '../../platform/personal-data';
import { BroadcastReadsRepository, BroadcastsRepository } from './broadcasts.repository';
import { InboxService } from './inbox.service';
import { NotificationService } from './notification.service';
import { NotificationsController } from './notifications.controller';
import { NotificationsRepository } from './notifications.repository';
import { UnreadRepository } from './unread.repository';
import { BroadcastEntity, BroadcastReadEntity } from './broadcast.entity';
import { NotificationEntity } from './notification.entity';

@Module({
  imports: [TypeOrmModule.forFeature([BroadcastEntity, BroadcastReadEntity, NotificationEntity])],
  controllers: [NotificationsController],
  providers: [
    InboxService,
    NotificationService,
    NotificationsRepository,
    BroadcastsRepository,
    BroadcastReadsRepository,
    UnreadRepository,
  ],
  exports: [NotificationService],
})
export class NotificationsModule implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly notifications: NotificationsRepository,
    private readonly reads: BroadcastReadsRepository,
    private readonly firstAnswers: FirstAnswers,
    private readonly inbox: InboxService,
  ) {}

  onModuleInit(): void {
    this.firstAnswers.register({
      endpoint: account.countUnreadNotifications,
      args: ({ userId }) => ({ params: { userId } }),
      answer: async ({ userId }) => ({ count: await this.inbox.countUnread(userId) }),
    });
    this.personalData.register({
      area: 'notifications',
      export: async (userId) => ({
        notifications: await this.notifications.ofUser(userId).all(),
        broadcastsRead: await this.reads.ofUser(userId).all(),
      }),
      eraseSome: async (userId) =>
        (await this.notifications.ofUser(userId).removeSome()) || this.reads.ofUser(userId).removeSome(),
      erase: async (userId) => {
        await this.notifications.ofUser(userId).remove();
        await this.reads.ofUser(userId).remove();
      },
    });
  }
}
