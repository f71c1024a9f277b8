import { setTimeout as sleep } from 'node:timers/promises';
import { readDatabaseAddress, type DatabaseAddress } from '../../config/database-address';
import { isAway } from '../failures';
import type { JoiningDataSource } from '../joining-data-source';
import { migrateServer } from './migrate-server';
import { prepareServer, serverSource, type ServerKind, type Shared } from './server-source';

/** How long a start waits for a server, as while a proxy leads to another node. */
const START_WAIT_MS = 10_000;
const PAUSE_MS = 250;

/** Connects with the server that an address names, at the newest migration. */
export async function openServerSource(
  url: string,
  shared: Shared,
  migrationWait: number,
): Promise<JoiningDataSource> {
  const address = readDatabaseAddress(url);
  const kind = await prepared(address);
  await migrateServer(address, { ...shared, dialect: kind.dialect }, migrationWait);
  const source = serverSource(shared, address, kind);
  try {
    return await source.initialize();
  } catch (error) {
    if (source.isInitialized) await source.destroy();
    throw error;
  }
}

async function prepared(address: DatabaseAddress): Promise<ServerKind> {
  const giveUpAt = Date.now() + START_WAIT_MS;
  for (;;) {
    try {
      return await prepareServer(address);
    } catch (error) {
      if (!isAway(error) || Date.now() >= giveUpAt) throw error;
      await sleep(PAUSE_MS);
    }
  }
}
