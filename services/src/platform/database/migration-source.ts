import { createPool, type PoolOptions } from 'mysql2';
import { sqliteDataSource } from '@nestwell/embedded-sqlite';
import { DataSource } from 'typeorm';
import { sharedOptions, type DatabasePlan } from './data-source';
import { SAFE_OPTIONS, setUpSession } from './servers/session';

/** The data source of TypeORM's command line, not opened yet. It takes no part in the lease that starts take turns by. */
export function migrationSource(plan: DatabasePlan): DataSource {
  const shared = sharedOptions(plan);
  if (plan.url === undefined) return sqliteDataSource(plan.file, shared);
  return new DataSource({
    ...shared,
    type: 'mariadb',
    url: plan.url,
    extra: SAFE_OPTIONS,
    driver: {
      createPool(options: PoolOptions) {
        const pool = createPool(options);
        pool.on('connection', (connection) => setUpSession(connection, {}));
        return pool;
      },
    },
  });
}
