import type { Migrations } from '../platform/database/data-source';
import { CareMood1763700000711 } from './migrations/1763700000711-care-mood';
import { CareMedicines1763700000712 } from './migrations/1763700000712-care-medicines';
import { CarePressure1763700000710 } from './migrations/1763700000710-care-pressure';
import { CareBabyLog1763700000720 } from './migrations/1763700000720-care-baby-log';
import { CareSettings1763700000721 } from './migrations/1763700000721-care-settings';
import { CareQuestions1763700000730 } from './migrations/1763700000730-care-questions';
import { CareShares1763700000750 } from './migrations/1763700000750-care-shares';
import { CareLists1763700000760 } from './migrations/1763700000760-care-lists';
import { CareRecoveryParts1763700000762 } from './migrations/1763700000762-care-recovery-parts';
import { CareSharedTicks1763700000761 } from './migrations/1763700000761-care-shared-ticks';

/** In order; a released one is never changed. */
export const careMigrations: Migrations = [
  CarePressure1763700000710,
  CareMood1763700000711,
  CareMedicines1763700000712,
  CareBabyLog1763700000720,
  CareSettings1763700000721,
  CareQuestions1763700000730,
  CareShares1763700000750,
  CareLists1763700000760,
  CareSharedTicks1763700000761,
  CareRecoveryParts1763700000762,
];
