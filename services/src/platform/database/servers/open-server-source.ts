import { readDatabaseAddress } from '../../config/database-address';
import type { JoiningDataSource } from '../joining-data-source';
import { migrateServer } from './migrate-server';
import { prepareServer, serverSource, type Shared } from './server-source';

/** Connects with the server that an address names, at the newest migration. */
export async function openServerSource(
  url: string,
  shared: Shared,
  migrationWait: number,
): Promise<JoiningDataSource> {
  const address = readDatabaseAddress(url);
  const kind = await prepareServer(address);
  await migrateServer(address, { ...shared, dialect: kind.dialect }, migrationWait);
  const source = serverSource(shared, address, kind);
  try {
    return await source.initialize();
  } catch (error) {
    if (source.isInitialized) await source.destroy();
    throw error;
  }
}
