import type { KeyedData } from '../secrets/keyed-data';
import { SessionEntity } from './session.entity';
import { SessionRepository } from './session.repository';

export const keyedSessions: KeyedData = {
  key: 'cookie',
  loses: 'everybody is logged out, and login codes on their way stop working',
  adapt: (database) =>
    new SessionRepository(database.source.getRepository(SessionEntity), database).removeAll(),
};
