import type { Migrations } from './database/data-source';
import { PlatformSessions1763700000001 } from './migrations/1763700000001-platform-sessions';
import { PlatformIdempotencyClaims1763700000003 } from './migrations/1763700000003-platform-idempotency-claims';
import { PlatformSessionDevices1763700000004 } from './migrations/1763700000004-platform-session-devices';
import { PlatformOutbox1763700000010 } from './migrations/1763700000010-platform-outbox';
import { PlatformKeyChecks1763700000011 } from './migrations/1763700000011-platform-key-checks';
import { PlatformRateLimits1763700000012 } from './migrations/1763700000012-platform-rate-limits';
import { PlatformSessionProofs1763700000013 } from './migrations/1763700000013-platform-session-proofs';
import { PlatformAdminActions1763700000014 } from './migrations/1763700000014-platform-admin-actions';
import { PlatformChanges1763700000015 } from './migrations/1763700000015-platform-changes';
import { PlatformTakenAway1763700000016 } from './migrations/1763700000016-platform-taken-away';
import { PlatformForgetting1763700000017 } from './migrations/1763700000017-platform-forgetting';

/** In order; a released one is never changed. */
export const platformMigrations: Migrations = [
  PlatformSessions1763700000001,
  PlatformIdempotencyClaims1763700000003,
  PlatformSessionDevices1763700000004,
  PlatformOutbox1763700000010,
  PlatformKeyChecks1763700000011,
  PlatformRateLimits1763700000012,
  PlatformSessionProofs1763700000013,
  PlatformAdminActions1763700000014,
  PlatformChanges1763700000015,
  PlatformTakenAway1763700000016,
  PlatformForgetting1763700000017,
];
