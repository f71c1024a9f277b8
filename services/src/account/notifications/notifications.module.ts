import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ChangesModule } from '../../platform/in-step/changes.module';
import { HttpModule } from '../../platform/http.module';
import { BroadcastReadsRepository, BroadcastsRepository } from './broadcasts.repository';
import { InboxService } from './inbox.service';
import { NotificationService } from './notification.service';
import { NotificationsPersonalData } from './notifications-personal-data';
import { NotificationsController } from './notifications.controller';
import { NotificationsRepository } from './notifications.repository';
import { UnreadRepository } from './unread.repository';
import { BroadcastEntity, BroadcastReadEntity } from './broadcast.entity';
import { NotificationEntity } from './notification.entity';

@Module({
  imports: [
    ChangesModule,
    HttpModule,
    TypeOrmModule.forFeature([BroadcastEntity, BroadcastReadEntity, NotificationEntity]),
  ],
  controllers: [NotificationsController],
  providers: [
    InboxService,
    NotificationService,
    NotificationsPersonalData,
    NotificationsRepository,
    BroadcastsRepository,
    BroadcastReadsRepository,
    UnreadRepository,
  ],
  exports: [NotificationService],
})
export class NotificationsModule {}
