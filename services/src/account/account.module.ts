import { Module } from '@nestjs/common';
import { BabyDevelopmentModule } from './baby-development/baby-development.module';
import { ErasureModule } from './erasure/erasure.module';
import { FeedbackModule } from './feedback/feedback.module';
import { LoginModule } from './login/login.module';
import { NotificationsModule } from './notifications/notifications.module';
import { UsersModule } from './users/users.module';

@Module({
  imports: [
    BabyDevelopmentModule,
    ErasureModule,
    FeedbackModule,
    LoginModule,
    NotificationsModule,
    UsersModule,
  ],
  exports: [NotificationsModule, UsersModule],
})
export class AccountModule {}
