import { join } from 'node:path';
import type { Settings } from '../../config/config';
import { readDatabaseAddress } from '../../config/database-address';
import type { DatabaseAddress } from '../../config/database-address';

/** What is backed up or restored: the site's file, or its database on a server. */
export type Target = { file: string } | { server: DatabaseAddress };

export function targetOf({ databaseUrl, dataDir }: Settings): Target {
  if (databaseUrl === undefined) return { file: join(dataDir, 'nestwell.sqlite') };
  return { server: readDatabaseAddress(databaseUrl) };
}

/** By its engine and the moment it was begun, so that names sort by age. */
export const fileNameFor = (target: Target, now: Date): string =>
  `nestwell-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.${'file' in target ? 'sqlite' : 'sql'}`;
