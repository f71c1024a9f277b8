import { Module } from '@nestjs/common';
import { BabyDevelopmentModule } from './baby-development/baby-development.module';
import { ErasureModule } from './erasure/erasure.module';
import { FeedbackModule } from './feedback/feedback.module';
import { LoginModule } from './login/login.module';
import { NotificationsModule } from './notifications/notifications.module';
import { ProofModule } from './proof/proof.module';
import { SigningInModule } from './signing-in/signing-in.module';
import { UsersModule } from './users/users.module';

@Module({
  imports: [
    BabyDevelopmentModule,
    ErasureModule,
    FeedbackModule,
    LoginModule,
    NotificationsModule,
    ProofModule,
    SigningInModule,
    UsersModule,
  ],
  exports: [NotificationsModule, UsersModule],
})
export class AccountModule {}
