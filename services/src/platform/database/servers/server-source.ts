import { createPool, type PoolConnection, type PoolOptions } from 'mysql2';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import type { DataSourceOptions, MigrationInterface } from 'typeorm';
import { JoiningDataSource } from '../joining-data-source';
import type { DatabaseServers } from './database-servers';
import { failOverWith, rememberServers } from './fail-over';
import { POOL_SIZE, requireUsableServer } from './server-requirements';
import { openSession, SAFE_OPTIONS, setUpSession, verifySession } from './session';
import { executeAgainWhileAway, readAgainWhileAway } from './surviving-reads';

const CONNECT_TIMEOUT = 10_000;
/** Seconds, less than a transaction may take. */
const LONGEST_LOCK_WAIT = 3;

export type Dialect = 'mysql' | 'mariadb';
export type Shared = Pick<
  DataSourceOptions,
  'entities' | 'namingStrategy' | 'migrationsTableName' | 'logging'
> & {
  migrations: (new () => MigrationInterface)[];
};

/** A pool over the servers of one database that outlives each of them. */
export function serverSource(shared: Shared, servers: DatabaseServers, type: Dialect): JoiningDataSource {
  const { user, password, database } = servers.address;
  const milliseconds = failOverWith(servers);
  const source = new JoiningDataSource({
    ...shared,
    type,
    ...servers.at,
    username: user,
    password,
    database,
    connectTimeout: CONNECT_TIMEOUT,
    poolSize: POOL_SIZE,
    extra: { ...SAFE_OPTIONS, stream: servers.connect },
    driver: {
      createPool(options: PoolOptions) {
        const pool = createPool(options);
        pool.on('connection', (connection) => prepare(connection, servers.lags));
        if (milliseconds > 0) executeAgainWhileAway(pool, milliseconds);
        return pool;
      },
    },
  });
  if (milliseconds > 0) readAgainWhileAway(source, milliseconds);
  rememberServers(source, servers);
  return source;
}

/** Comes before whatever a new connection is asked. */
function prepare(connection: PoolConnection, lags: boolean): void {
  // The pool drops what broke; whoever uses it is told.
  connection.on('error', () => undefined);
  const settings: Record<string, string> = { innodb_lock_wait_timeout: String(LONGEST_LOCK_WAIT) };
  // A node of a cluster first catches up with what any other has acknowledged.
  if (lags) settings.wsrep_sync_wait = '1';
  setUpSession(connection, settings);
}

/** Refuses a server that cannot be relied on, tells MariaDB from MySQL, and makes new tables compare text byte by byte, as SQLite does. */
export async function prepareServer(servers: DatabaseServers): Promise<Dialect> {
  const connection = await connectTo(servers);
  try {
    await verifySession(connection);
    await requireUsableServer(connection);
    const [rows] = await connection.query<RowDataPacket[]>(
      'SELECT VERSION() AS version, @@collation_database AS collation',
    );
    const [{ version, collation } = {}] = rows as { version?: string; collation?: string }[];
    if (collation !== 'utf8mb4_bin') {
      const name = connection.escapeId(servers.address.database);
      await connection.query(`ALTER DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`);
    }
    return /mariadb/i.test(version ?? '') ? 'mariadb' : 'mysql';
  } finally {
    await connection.end();
  }
}

/** A connection of its own, whose answers may take as long as they need. */
export function connectTo({ at, address }: DatabaseServers): Promise<Connection> {
  const { user, password, database } = address;
  return openSession({ ...at, user, password, database, connectTimeout: CONNECT_TIMEOUT });
}
