import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../platform/session/auth.module';
import { HttpModule } from '../platform/http.module';
import { LimitsModule } from '../platform/limits/limits.module';
import { releasesEntities } from './releases.entities';
import { Config } from '../platform/config/config';
import { Overlays } from './previews/overlays';
import { PreviewsController } from './previews/previews.controller';
import { AnsweredCalls } from './registry/answered-calls';
import { DecisionsController } from './registry/decisions.controller';
import { PlatformController } from './platform.controller';
import { ReleaseStore } from './registry/release-store';
import { Releases } from './registry/releases';
import { AdminActionsController } from './team-page/admin-actions.controller';
import { Overview } from './team-page/overview';
import { AutomaticRollback } from './telemetry/automatic-rollback';
import { BelievedSignalsRepository } from './telemetry/believed-signals.repository';
import { CanaryEvidence } from './telemetry/canary-evidence';
import { CanaryJudge } from './telemetry/canary-judge';
import { Health } from './telemetry/health';
import { OldSignals } from './telemetry/old-signals';
import { Proof } from './telemetry/proof';
import { RollbackEvidence } from './telemetry/rollback-evidence';
import { SignalBook } from './telemetry/signal-book';
import { SignalErrorsRepository } from './telemetry/signal-errors.repository';
import { SignalSenders } from './telemetry/signal-senders';
import { SignalValuesRepository } from './telemetry/signal-values.repository';
import { Signals } from './telemetry/signals';
import { SignalsRepository } from './telemetry/signals.repository';
import { SourceLines } from './telemetry/source-lines';
import { Verdicts } from './telemetry/verdicts';

/** Run again and again: each has a method marked `@Job`. */
const jobs = [CanaryJudge, OldSignals];

/** The registry of releases, telemetry of each version, automatic rollback, previews, and the team page. */
@Module({
  imports: [AuthModule, HttpModule, LimitsModule, TypeOrmModule.forFeature([...releasesEntities])],
  controllers: [AdminActionsController, DecisionsController, PlatformController, PreviewsController],
  providers: [
    ...jobs,
    AnsweredCalls,
    AutomaticRollback,
    BelievedSignalsRepository,
    CanaryEvidence,
    Health,
    Overlays,
    Overview,
    Proof,
    Releases,
    RollbackEvidence,
    SignalBook,
    SignalErrorsRepository,
    SignalSenders,
    SignalValuesRepository,
    Signals,
    SignalsRepository,
    SourceLines,
    Verdicts,
    { provide: ReleaseStore, inject: [Config], useFactory: (config: Config) => ReleaseStore.open(config) },
  ],
  exports: [Overlays, Releases, ReleaseStore, Signals],
})
export class ReleasesModule {}
