import { sqliteFileOf } from '@nestwell/embedded-sqlite';
import type { DataSource } from 'typeorm';

export const USER_COLUMN = 'user_id';
const IN_FILE = `SELECT tables.name AS name FROM sqlite_master tables JOIN pragma_table_info(tables.name) columns
  WHERE tables.type = 'table' AND columns.name = '${USER_COLUMN}'`;
const ON_SERVER = `SELECT table_name AS name FROM information_schema.columns
  WHERE table_schema = DATABASE() AND column_name = '${USER_COLUMN}'`;

/**
 * Tables with users' rows that no entity describes any more: those of a module that was removed, or of a newer version
 * of the services. The database itself says which there are.
 */
export async function formerTablesOf(source: DataSource): Promise<string[]> {
  const described = new Set(source.entityMetadatas.map(({ tableName }) => tableName));
  const isFile = sqliteFileOf(source) !== undefined;
  const found = await source.query<{ name: string }[]>(isFile ? IN_FILE : ON_SERVER);
  return found
    .map(({ name }) => name)
    .filter((name) => !described.has(name))
    .sort();
}
