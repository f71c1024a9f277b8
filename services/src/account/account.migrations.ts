import type { Migrations } from '../platform/database/data-source';
import { AccountUsers1763700000100 } from './migrations/1763700000100-account-users';
import { AccountMessages1763700000150 } from './migrations/1763700000150-account-messages';
import { AccountErasures1763700000153 } from './migrations/1763700000153-account-erasures';
import { AccountKnownTries1763700000154 } from './migrations/1763700000154-account-known-tries';
import { AccountExactBirth1763700000155 } from './migrations/1763700000155-account-exact-birth';
import { AccountQuiet1763700000156 } from './migrations/1763700000156-account-quiet';
import { AccountAllergies1763700000157 } from './migrations/1763700000157-account-allergies';
import { AccountNursingMode1763700000158 } from './migrations/1763700000158-account-nursing-mode';
import { AccountReading1763700000159 } from './migrations/1763700000159-account-reading';
import { AccountSigningIn1763700000160 } from './migrations/1763700000160-account-signing-in';
import { AccountUnproved1763700000161 } from './migrations/1763700000161-account-unproved';
import { AccountExactDates1763700000165 } from './migrations/1763700000165-account-exact-dates';
import { AccountBabyTicks1763700000170 } from './migrations/1763700000170-account-baby-ticks';
import { AccountHiddenFigures1763700000172 } from './migrations/1763700000172-account-hidden-figures';
import { AccountPregnancyFacts1763700000174 } from './migrations/1763700000174-account-pregnancy-facts';
import { AccountErasureLeases1763700000175 } from './migrations/1763700000175-account-erasure-leases';
import { AccountGoalLimits1763700000176 } from './migrations/1763700000176-account-goal-limits';
import { AccountHadStage1763700000178 } from './migrations/1763700000178-account-had-stage';

/** In order; a released one is never changed. */
export const accountMigrations: Migrations = [
  AccountUsers1763700000100,
  AccountMessages1763700000150,
  AccountErasures1763700000153,
  AccountKnownTries1763700000154,
  AccountExactBirth1763700000155,
  AccountQuiet1763700000156,
  AccountAllergies1763700000157,
  AccountNursingMode1763700000158,
  AccountReading1763700000159,
  AccountSigningIn1763700000160,
  AccountUnproved1763700000161,
  AccountExactDates1763700000165,
  AccountBabyTicks1763700000170,
  AccountHiddenFigures1763700000172,
  AccountPregnancyFacts1763700000174,
  AccountErasureLeases1763700000175,
  AccountGoalLimits1763700000176,
  AccountHadStage1763700000178,
];
