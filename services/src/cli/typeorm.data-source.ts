import 'reflect-metadata';
import { join } from 'node:path';
import { entities, migrations } from '../areas';
import { readConfig } from '../platform/config/read-config';
import { migrationSource } from '../platform/database/migration-source';

const { databaseUrl: url, dataDir } = readConfig(process.env);

/** What `typeorm migration:run`, `revert`, `show` and `generate` work on: the database that the environment names. */
export const dataSource = migrationSource({
  url,
  file: join(dataDir, 'nestwell.sqlite'),
  entities,
  migrations,
});
