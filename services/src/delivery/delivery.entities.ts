import type { EntityTarget } from 'typeorm';
import { BelievedSignalEntity } from './signals/believed-signal.entity';
import { RemoteSignalEntity } from './signals/remote-signal.entity';

export const deliveryEntities: readonly EntityTarget<object>[] = [BelievedSignalEntity, RemoteSignalEntity];
