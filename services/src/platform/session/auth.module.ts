import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContributionsModule } from '../discovery/contributions.module';
import { Closings } from './closings';
import { KnownBrowsers } from './known-browsers';
import { Plans } from './plans';
import { RunningSessions } from './running-sessions';
import { SessionEnds } from './session-ends';
import { SessionList } from './session-list';
import { SessionProofs } from './session-proofs';
import { SessionRepository } from './session.repository';
import { Sessions } from './sessions';
import { SignedIn } from './signed-in';
import { Visitors } from './visitors';
import { SessionEntity } from './session.entity';

/** Sessions, and who a request comes from. */
@Module({
  imports: [TypeOrmModule.forFeature([SessionEntity]), ContributionsModule],
  providers: [
    Closings,
    KnownBrowsers,
    Plans,
    RunningSessions,
    SessionEnds,
    SessionList,
    SessionProofs,
    SessionRepository,
    Sessions,
    SignedIn,
    Visitors,
  ],
  exports: [
    Closings,
    KnownBrowsers,
    Plans,
    RunningSessions,
    SessionList,
    SessionProofs,
    Sessions,
    SignedIn,
    Visitors,
  ],
})
export class AuthModule {}
