import { connect, type Socket } from 'node:net';
import { createPool, type PoolConnection, type PoolOptions } from 'mysql2';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import type { DataSourceOptions, MigrationInterface } from 'typeorm';
import type { DatabaseAddress } from '../../config/database-address';
import { JoiningDataSource } from '../joining-data-source';
import { POOL_SIZE, requireUsableServer } from './server-requirements';
import { openSession, SAFE_OPTIONS, setUpSession, verifySession } from './session';

const CONNECT_TIMEOUT_MS = 5000;
/** A connection on which the server is silent for as long is closed, and the statement that waits there fails. */
const QUERY_TIMEOUT_MS = 5000;
/**
 * A connection at rest is closed after it. Shorter than a statement may take: whatever dropped the connection of a
 * statement that timed out has probably dropped those at rest, and they are closed by then too.
 */
const IDLE_TIMEOUT_MS = 4000;
const KEEP_ALIVE_AFTER_MS = 2000;
/** Less than a transaction may take. */
const MAX_LOCK_WAIT_SECONDS = 3;

export type Dialect = 'mysql' | 'mariadb';
export interface ServerKind {
  dialect: Dialect;
  /** Whether it is a node of a Galera cluster, which may be a little behind the others. */
  isClustered: boolean;
}
export type Shared = Pick<
  DataSourceOptions,
  'entities' | 'namingStrategy' | 'migrationsTableName' | 'logging'
> & {
  migrations: (new () => MigrationInterface)[];
};

/** The pool of mysql2, each of whose connections sets its session up first. */
export function serverSource(
  shared: Shared,
  { user, password, database, host, port }: DatabaseAddress,
  { dialect, isClustered }: ServerKind,
): JoiningDataSource {
  return new JoiningDataSource({
    ...shared,
    type: dialect,
    host,
    port,
    username: user,
    password,
    database,
    connectTimeout: CONNECT_TIMEOUT_MS,
    poolSize: POOL_SIZE,
    extra: {
      ...SAFE_OPTIONS,
      // Below the limit, or none at rest would ever be closed.
      maxIdle: POOL_SIZE - 1,
      idleTimeout: IDLE_TIMEOUT_MS,
      stream: () => openSocket(host, port),
    },
    driver: {
      createPool(options: PoolOptions) {
        const pool = createPool(options);
        pool.on('connection', (connection) => prepare(connection, isClustered));
        return pool;
      },
    },
  });
}

/**
 * The option `timeout` of a statement covers neither its preparation nor closes the connection, whose late answer would
 * be taken for that of the next statement; the socket's does both.
 */
function openSocket(host: string, port: number): Socket {
  const socket = connect({
    host,
    port,
    noDelay: true,
    keepAlive: true,
    keepAliveInitialDelay: KEEP_ALIVE_AFTER_MS,
    timeout: QUERY_TIMEOUT_MS,
  });
  socket.on('timeout', () => {
    socket.destroy(Object.assign(new Error('the database did not answer in time'), { code: 'ETIMEDOUT' }));
  });
  return socket;
}

/** Comes before the first statement of a new connection. */
function prepare(connection: PoolConnection, isClustered: boolean): void {
  // The pool drops what broke; whoever uses it is told.
  connection.on('error', () => undefined);
  const settings: Record<string, string> = { innodb_lock_wait_timeout: String(MAX_LOCK_WAIT_SECONDS) };
  // After a fail-over the node first catches up with what another one has acknowledged.
  if (isClustered) settings.wsrep_sync_wait = '1';
  setUpSession(connection, settings);
}

/** Refuses a server that cannot be relied on, and makes new tables compare text byte by byte, as SQLite does. */
export async function prepareServer(address: DatabaseAddress): Promise<ServerKind> {
  const connection = await connectTo(address);
  try {
    await verifySession(connection);
    await requireUsableServer(connection);
    const [rows] = await connection.query<RowDataPacket[]>(
      'SELECT VERSION() AS version, @@collation_database AS collation',
    );
    const [{ version, collation } = {}] = rows as { version?: string; collation?: string }[];
    if (collation !== 'utf8mb4_bin') {
      const name = connection.escapeId(address.database);
      await connection.query(`ALTER DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`);
    }
    const [wsrep] = await connection.query<RowDataPacket[]>("SHOW GLOBAL VARIABLES LIKE 'wsrep_on'");
    const isClustered = wsrep[0]?.Value === 'ON';
    return { dialect: /mariadb/i.test(version ?? '') ? 'mariadb' : 'mysql', isClustered };
  } finally {
    await connection.end();
  }
}

/** A connection of its own, whose statements may take as long as they need. */
export function connectTo(address: DatabaseAddress): Promise<Connection> {
  return openSession({ ...address, connectTimeout: CONNECT_TIMEOUT_MS });
}
