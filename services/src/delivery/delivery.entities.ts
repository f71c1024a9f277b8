import type { EntityTarget } from 'typeorm';
import { RemoteSignalEntity } from './signals/remote-signal.entity';

export const deliveryEntities: readonly EntityTarget<object>[] = [RemoteSignalEntity];
