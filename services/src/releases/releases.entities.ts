import type { Entities } from '../platform/database/data-source';
import { BelievedSignalEntity } from './telemetry/believed-signal.entity';
import { RemoteSignalEntity } from './telemetry/remote-signal.entity';
import { SignalErrorEntity } from './telemetry/signal-error.entity';
import { SignalValueEntity } from './telemetry/signal-value.entity';

export const releasesEntities: Entities = [
  BelievedSignalEntity,
  RemoteSignalEntity,
  SignalErrorEntity,
  SignalValueEntity,
];
