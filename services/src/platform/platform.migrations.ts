import type { Migrations } from './database/data-source';
import { PlatformSessions1763700000001 } from './migrations/1763700000001-platform-sessions';

/** In order; a released one is never changed. */
export const platformMigrations: Migrations = [PlatformSessions1763700000001];
