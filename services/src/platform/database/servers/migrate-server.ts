import { createPool, type PoolOptions } from 'mysql2';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import { DataSource } from 'typeorm';
import type { DatabaseAddress } from '../../config/database-address';
import { withMigrationLease } from './migration-lease';
import { SAFE_OPTIONS, setUpSession } from './session';
import { connectTo, type Dialect, type Shared } from './server-source';

/** Past the pool, whose statements have a deadline: what alters a large table takes as long as it takes. */
export async function migrateServer(
  address: DatabaseAddress,
  { dialect, entities: _, ...shared }: Shared & { dialect: Dialect },
  wait: number,
): Promise<void> {
  const connection = await connectTo(address);
  try {
    const done = await doneOn(connection);
    if (shared.migrations.every(({ name }) => done.has(name))) return;
    await withMigrationLease(connection, wait, () => run(address, { ...shared, dialect }));
  } finally {
    await connection.end();
  }
}

async function run(
  address: DatabaseAddress,
  { dialect, ...shared }: Omit<Shared, 'entities'> & { dialect: Dialect },
): Promise<void> {
  const { user, password, database, host, port } = address;
  const source = new DataSource({
    ...shared,
    host,
    port,
    type: dialect,
    username: user,
    password,
    database,
    poolSize: 2,
    extra: SAFE_OPTIONS,
    driver: {
      createPool(options: PoolOptions) {
        const pool = createPool(options);
        pool.on('connection', (connection) => setUpSession(connection));
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
