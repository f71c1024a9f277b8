import type { EntityTarget } from 'typeorm';
import { BelievedSignalEntity } from './signals/believed-signal.entity';
import { RemoteSignalEntity } from './signals/remote-signal.entity';
import { SignalErrorEntity } from './signals/signal-error.entity';
import { SignalValueEntity } from './signals/signal-value.entity';

export const deliveryEntities: readonly EntityTarget<object>[] = [
  BelievedSignalEntity,
  RemoteSignalEntity,
  SignalErrorEntity,
  SignalValueEntity,
];
