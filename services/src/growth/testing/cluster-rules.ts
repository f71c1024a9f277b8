import type { DataSource } from 'typeorm';

interface Row {
  found: string;
}

/** What a database that is split by user cannot keep, but for TypeORM's list of the migrations that were made. */
const RULES: Record<string, string> = {
  'a foreign key':
    'SELECT CONCAT(table_name, " ", constraint_name) AS found FROM information_schema.referential_constraints WHERE constraint_schema = DATABASE()',
  'a number given by one server':
    'SELECT CONCAT(table_name, ".", column_name) AS found FROM information_schema.columns WHERE table_schema = DATABASE() AND extra LIKE "%auto_increment%" AND table_name <> "migrations"',
  'no primary key': `SELECT t.table_name AS found FROM information_schema.tables t WHERE t.table_schema = DATABASE() AND t.table_type = 'BASE TABLE'
     AND NOT EXISTS (SELECT 1 FROM information_schema.statistics s WHERE s.table_schema = t.table_schema AND s.table_name = t.table_name AND s.index_name = 'PRIMARY')`,
  'a key whose order or text is one engine’s':
    'SELECT DISTINCT CONCAT(table_name, " ", index_name) AS found FROM information_schema.statistics WHERE table_schema = DATABASE() AND index_type <> "BTREE"',
  'a view': 'SELECT table_name AS found FROM information_schema.views WHERE table_schema = DATABASE()',
  'a trigger':
    'SELECT trigger_name AS found FROM information_schema.triggers WHERE trigger_schema = DATABASE()',
  'a routine':
    'SELECT routine_name AS found FROM information_schema.routines WHERE routine_schema = DATABASE()',
};

/** Of each unique key the columns, in their order: `meals PRIMARY` → `user_id,id`. */
export async function uniqueKeysOf(source: DataSource): Promise<Map<string, string[]>> {
  const rows = await source.query<{ name: string; columns: string }[]>(
    `SELECT CONCAT(table_name, ' ', index_name) AS name, GROUP_CONCAT(column_name ORDER BY seq_in_index) AS columns
     FROM information_schema.statistics WHERE table_schema = DATABASE() AND non_unique = 0 GROUP BY table_name, index_name`,
  );
  return new Map(rows.map(({ name, columns }) => [name, columns.split(',')]));
}

/** `a foreign key: cups fk_cups_saucer`. */
export async function brokenRulesOf(source: DataSource): Promise<string[]> {
  const broken: string[] = [];
  for (const [rule, sql] of Object.entries(RULES)) {
    const rows = await source.query<Row[]>(sql);
    broken.push(...rows.map(({ found }) => `${rule}: ${found}`));
  }
  return broken;
}
