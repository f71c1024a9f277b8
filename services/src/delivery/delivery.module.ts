import { Module } from '@nestjs/common';
import { Config } from '../platform/config/config';
import { AdminActionsController } from './admin-actions.controller';
import { AnsweredCalls } from './answered-calls';
import { FilesController } from './files.controller';
import { Compositions } from './compositions';
import { HomeAnswers } from './home-answers';
import { KeptShapes } from './kept-shapes';
import { InstalledController } from './installed/installed.controller';
import { OfflineSites } from './installed/offline-sites';
import { WorkerScript } from './installed/worker-script';
import { PreviewsController } from './overlay/previews.controller';
import { Overlays } from './overlay/overlays';
import { Overview } from './overview';
import { PageDocuments } from './page-documents';
import { PagesController } from './pages.controller';
import { Painter } from './painting/painter';
import { PaintFaults } from './painting/paint-faults';
import { OwnReads } from './painting/own-reads';
import { PaintFiles } from './painting/paint-files';
import { StandingThread } from './painting/standing-thread';
import { WarmPainting } from './painting/warm-painting';
import { DecisionsController } from './decisions.controller';
import { PlatformController } from './platform.controller';
import { ReleaseStore } from './release-store';
import { Releases } from './releases';
import { AutomaticRollback } from './signals/automatic-rollback';
import { BelievedSignalsRepository } from './signals/believed-signals.repository';
import { CanaryEvidence } from './signals/canary-evidence';
import { CanaryJudge } from './signals/canary-judge';
import { Health } from './signals/health';
import { RollbackEvidence } from './signals/rollback-evidence';
import { OldSignals } from './signals/old-signals';
import { Proof } from './signals/proof';
import { SignalBook } from './signals/signal-book';
import { SignalErrorsRepository } from './signals/signal-errors.repository';
import { SignalSenders } from './signals/signal-senders';
import { SignalValuesRepository } from './signals/signal-values.repository';
import { Signals } from './signals/signals';
import { SignalsRepository } from './signals/signals.repository';
import { Verdicts } from './signals/verdicts';
import { UnknownApiController } from './unknown-api.controller';
import { Visitors } from './visitors';

/** The site around the API: pages, the registry of releases, released files, and how they do. */
@Module({
  controllers: [
    AdminActionsController,
    PlatformController,
    DecisionsController,
    UnknownApiController,
    InstalledController,
    FilesController,
    PreviewsController,
    PagesController,
  ],
  providers: [
    AnsweredCalls,
    AutomaticRollback,
    RollbackEvidence,
    BelievedSignalsRepository,
    CanaryEvidence,
    CanaryJudge,
    Compositions,
    Health,
    HomeAnswers,
    KeptShapes,
    OfflineSites,
    OldSignals,
    Overlays,
    Overview,
    PageDocuments,
    OwnReads,
    Painter,
    PaintFaults,
    PaintFiles,
    Proof,
    Releases,
    SignalBook,
    SignalErrorsRepository,
    SignalSenders,
    SignalValuesRepository,
    Signals,
    SignalsRepository,
    StandingThread,
    Verdicts,
    Visitors,
    WarmPainting,
    WorkerScript,
    { provide: ReleaseStore, inject: [Config], useFactory: (config: Config) => ReleaseStore.open(config) },
  ],
})
export class DeliveryModule {}
