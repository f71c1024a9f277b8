import type { Clock } from '../../clock';
import type { Database } from '../../database/database';
import type { DecoratedMethods } from '../../discovery/decorated-methods';
import { TakenAway } from '../taken-away';
import { TakenAwayRepository } from '../taken-away.repository';
import { TakenAwayEntity } from '../taken-away.entity';

const noMethods = { of: () => [] } as unknown as DecoratedMethods;

/** Without an application: nothing can be put back. */
export const takenAwayOf = (database: Database, clock: Clock) => {
  const rows = new TakenAwayRepository(database.source.getRepository(TakenAwayEntity));
  return new TakenAway(database, rows, clock, noMethods);
};
