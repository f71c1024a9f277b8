import { createPool, type PoolOptions } from 'mysql2';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import { DataSource } from 'typeorm';
import type { DatabaseServers } from './database-servers';
import { withMigrationLease } from './migration-lease';
import { SAFE_OPTIONS, setUpSession } from './session';
import { connectTo, type Dialect, type Shared } from './server-source';

/** Past the pool, whose statements have a deadline: what alters a large table takes as long as it takes. */
export async function migrateServer(
  servers: DatabaseServers,
  { dialect, entities: _, ...shared }: Shared & { dialect: Dialect },
  wait: number,
): Promise<void> {
  const connection = await connectTo(servers);
  try {
    const done = await doneOn(connection);
    if (shared.migrations.every(({ name }) => done.has(name))) return;
    await withMigrationLease(connection, wait, () => run(servers, { ...shared, dialect }));
  } finally {
    await connection.end();
  }
}

async function run(
  servers: DatabaseServers,
  { dialect, ...shared }: Omit<Shared, 'entities'> & { dialect: Dialect },
): Promise<void> {
  const { user, password, database } = servers.address;
  const source = new DataSource({
    ...shared,
    ...servers.at,
    type: dialect,
    username: user,
    password,
    database,
    poolSize: 2,
    extra: SAFE_OPTIONS,
    driver: {
      createPool(options: PoolOptions) {
        const pool = createPool(options);
        pool.on('connection', (connection) => setUpSession(connection, {}));
        return pool;
      },
    },
  });
  await source.initialize();
  try {
    await source.runMigrations({ transaction: 'each' });
  } finally {
    await source.destroy();
  }
}

/** The names of the migrations that have run. */
async function doneOn(connection: Connection): Promise<Set<string>> {
  try {
    const [rows] = await connection.query<RowDataPacket[]>('SELECT name FROM migrations');
    return new Set(rows.map(({ name }) => String(name)));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ER_NO_SUCH_TABLE') return new Set();
    throw error;
  }
}
