import { Module } from '@nestjs/common';
import { AuthModule } from './auth.module';
import { HttpModule } from '../http.module';
import { SessionController } from './session.controller';
import { PlatformData } from '../platform-data';

/** The endpoints of a user’s own sessions, and what is handed out and removed of them. */
@Module({
  imports: [AuthModule, HttpModule],
  controllers: [SessionController],
  providers: [PlatformData],
})
export class SessionsModule {}
