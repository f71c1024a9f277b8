import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module';
import { SubscriptionModule } from '../subscription/subscription.module';
import { UsersModule } from '../users/users.module';
import { TrialReminder } from './trial-reminder';

@Module({ imports: [NotificationsModule, SubscriptionModule, UsersModule], providers: [TrialReminder] })
export class TrialReminderModule {}
