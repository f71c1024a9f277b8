import type { DataSource } from 'typeorm';
import { readDatabaseAddress } from '../../config/database-address';
import { DatabaseServers } from './database-servers';
import { migrateServer } from './migrate-server';
import { prepareServer, serverSource, type Shared } from './server-source';

/** Connects with the servers that an address names, at the newest migration. */
export async function openServerSource(
  url: string,
  shared: Shared,
  migrationWait: number,
): Promise<DataSource> {
  const servers = new DatabaseServers(readDatabaseAddress(url));
  let source: DataSource | undefined;
  try {
    await servers.start();
    const dialect = await prepareServer(servers);
    await migrateServer(servers, { ...shared, dialect }, migrationWait);
    source = serverSource(shared, servers, dialect);
    await source.initialize();
    return endingWith(source, servers);
  } catch (error) {
    servers.stop();
    if (source?.isInitialized === true) await source.destroy();
    throw error;
  }
}

/** Nobody looks at the servers any longer once the source is closed. */
function endingWith(source: DataSource, servers: DatabaseServers): DataSource {
  const destroy = source.destroy.bind(source);
  source.destroy = async () => {
    servers.stop();
    await destroy();
  };
  return source;
}
