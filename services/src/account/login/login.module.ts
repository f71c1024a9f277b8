import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../../platform/session/auth.module';
import { HttpModule } from '../../platform/http.module';
import { IdempotencyModule } from '../../platform/idempotency/idempotency.module';
import { LimitsModule } from '../../platform/limits/limits.module';
import { MailModule } from '../../platform/mail/mail.module';
import { NotificationsModule } from '../notifications/notifications.module';
import { PasskeysModule } from '../passkeys/passkeys.module';
import { RecoveryModule } from '../recovery/recovery.module';
import { UsersModule } from '../users/users.module';
import { Doors } from './doors';
import { LoginCallers } from './login-callers';
import { LoginCodes } from './login-codes';
import { LoginCodesRepository } from './login-codes.repository';
import { LoginController } from './login.controller';
import { LoginService } from './login.service';
import { PasskeyLoginController } from './passkey-login.controller';
import { RecoveryLogin } from './recovery-login';
import { SessionStarts } from './session-starts';
import { SignIn } from './sign-in';
import { SignInNotices } from './sign-in-notices';
import { TryLimits } from './try-limits';
import { UnprovedRegistrations } from './unproved-registrations';
import { LoginCodeEntity } from './login-code.entity';

/** Run again and again: each has a method marked `@Job`. */
const jobs = [UnprovedRegistrations];

@Module({
  imports: [
    AuthModule,
    HttpModule,
    IdempotencyModule,
    LimitsModule,
    MailModule,
    TypeOrmModule.forFeature([LoginCodeEntity]),
    NotificationsModule,
    PasskeysModule,
    RecoveryModule,
    UsersModule,
  ],
  controllers: [LoginController, PasskeyLoginController],
  providers: [
    ...jobs,
    Doors,
    LoginService,
    LoginCallers,
    LoginCodes,
    LoginCodesRepository,
    RecoveryLogin,
    SessionStarts,
    SignIn,
    SignInNotices,
    TryLimits,
  ],
  exports: [Doors, LoginCallers, LoginCodes, SignInNotices],
})
export class LoginModule {}
