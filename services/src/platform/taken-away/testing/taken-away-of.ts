import type { Clock } from '../../clock';
import type { Database } from '../../database/database';
import { TakenAway } from '../taken-away';
import { TakenAwayRepository } from '../taken-away.repository';
import { TakenAwayEntity } from '../taken-away.entity';

export const takenAwayOf = (database: Database, clock: Clock) =>
  new TakenAway(database, new TakenAwayRepository(database.source.getRepository(TakenAwayEntity)), clock);
