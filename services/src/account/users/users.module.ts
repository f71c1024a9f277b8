import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../platform/audit/audit.module';
import { AuthModule } from '../../platform/session/auth.module';
import { ContributionsModule } from '../../platform/discovery/contributions.module';
import { HttpModule } from '../../platform/http.module';
import { MailModule } from '../../platform/mail/mail.module';
import { UserDirectory } from '../../platform/session-user';
import { NotificationsModule } from '../notifications/notifications.module';
import { EmailKeys } from './email-keys';
import { OwnedRows } from './owned-rows.repository';
import { ProfileChanges } from './profile-changes';
import { QuietStarts } from './quiet-starts';
import { RegistrationService } from './registration.service';
import { Roles } from './roles';
import { SessionUsersRepository } from './session-users.repository';
import { AccountUserDirectory } from './user-directory';
import { UserMail } from './user-mail';
import { UserNames } from './user-names';
import { UsersController } from './users.controller';
import { UsersRepository } from './users.repository';
import { UsersService } from './users.service';
import { Welcome } from './welcome';
import { UserEntity } from './user.entity';

/** Global, because the platform's guard asks it who a session belongs to. */
@Global()
@Module({
  imports: [
    AuditModule,
    AuthModule,
    ContributionsModule,
    HttpModule,
    MailModule,
    TypeOrmModule.forFeature([UserEntity]),
    NotificationsModule,
  ],
  controllers: [UsersController],
  providers: [
    UsersService,
    UserNames,
    UsersRepository,
    SessionUsersRepository,
    ProfileChanges,
    QuietStarts,
    EmailKeys,
    RegistrationService,
    Roles,
    UserMail,
    Welcome,
    OwnedRows,
    { provide: UserDirectory, useClass: AccountUserDirectory },
  ],
  exports: [
    RegistrationService,
    UsersService,
    UserMail,
    UserNames,
    UsersRepository,
    QuietStarts,
    EmailKeys,
    UserDirectory,
  ],
})
export class UsersModule {}
