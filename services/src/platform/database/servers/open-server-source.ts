import { readDatabaseAddress } from '../../config/database-address';
import type { JoiningDataSource } from '../joining-data-source';
import { DatabaseServers } from './database-servers';
import { migrateServer } from './migrate-server';
import { whileAway } from './while-away';
import { prepareServer, serverSource, type Shared } from './server-source';

/** Milliseconds that a start waits for a server in the place of one that is left meanwhile. */
const START = 10_000;

/** Connects with the servers that an address names, at the newest migration. */
export async function openServerSource(
  url: string,
  shared: Shared,
  migrationWait: number,
): Promise<JoiningDataSource> {
  const servers = new DatabaseServers(readDatabaseAddress(url));
  try {
    await servers.start();
    const dialect = await prepareServer(servers);
    await migrateServer(servers, { ...shared, dialect }, migrationWait);
    const initialized = () => initialize(serverSource(shared, servers, dialect));
    return endingWith(await whileAway(servers.failOver ? START : 0, initialized), servers);
  } catch (error) {
    servers.stop();
    throw error;
  }
}

async function initialize(source: JoiningDataSource): Promise<JoiningDataSource> {
  try {
    return await source.initialize();
  } catch (error) {
    if (source.isInitialized) await source.destroy();
    throw error;
  }
}

/** Nobody looks at the servers any longer once the source is closed. */
function endingWith(source: JoiningDataSource, servers: DatabaseServers): JoiningDataSource {
  const destroy = source.destroy.bind(source);
  source.destroy = async () => {
    servers.stop();
    await destroy();
  };
  return source;
}
