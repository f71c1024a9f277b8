import { Module, type DynamicModule } from '@nestjs/common';
import type { Config } from './config/config';
import { ConfigModule } from './config/config.module';
import type { Database } from './database/database';
import { DatabaseModule } from './database/database.module';
import { FormerTablesModule } from './former-tables/former-tables.module';
import { HttpModule } from './http.module';
import { LiveUpdatesModule } from './in-step/live-updates.module';
import { JobsModule } from './jobs/jobs.module';
import { MailModule } from './mail/mail.module';
import { OperationsModule } from './operations.module';
import { PersonalDataModule } from './personal-data.module';
import { SessionsModule } from './session/sessions.module';
import { TakenAwayModule } from './taken-away/taken-away.module';
import { TestClockModule } from './test-clock.module';

/** What runs whichever areas there are. An area imports the modules whose providers it injects. */
@Module({})
export class PlatformModule {
  static with(config: Config, database: Database): DynamicModule {
    return {
      module: PlatformModule,
      imports: [
        ConfigModule.with(config),
        DatabaseModule.with(database),
        HttpModule,
        SessionsModule,
        LiveUpdatesModule,
        TakenAwayModule,
        OperationsModule,
        ...(config.movableClock ? [TestClockModule] : []),
        FormerTablesModule,
        JobsModule,
        MailModule,
        PersonalDataModule,
      ],
    };
  }
}
