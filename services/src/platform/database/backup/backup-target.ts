import { join } from 'node:path';
import type { Settings } from '../../config/config';
import { readDatabaseAddress } from '../../config/database-address';
import { DatabaseServers } from '../servers/database-servers';
import type { ServerAt } from './server-tool';

/** What is backed up or restored: the site's file, or its database on a server that is fit for it. */
export type Target = { file: string } | { server: ServerAt };

export async function targetOf({ databaseUrl, dataDir }: Settings): Promise<Target> {
  if (databaseUrl === undefined) return { file: join(dataDir, 'nestwell.sqlite') };
  const { servers: _, ...address } = readDatabaseAddress(databaseUrl);
  const servers = new DatabaseServers(readDatabaseAddress(databaseUrl));
  await servers.start();
  servers.stop();
  return { server: { ...address, at: servers.at } };
}

/** By its engine and the moment it was begun, so that names sort by age. */
export const fileNameFor = (target: Target, now: Date): string =>
  `nestwell-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.${'file' in target ? 'sqlite' : 'sql'}`;
