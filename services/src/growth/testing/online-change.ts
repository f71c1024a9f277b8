import type { MigrationInterface, QueryRunner } from 'typeorm';

const CHANGE = /^\s*(?:ALTER TABLE|CREATE (?:UNIQUE )?INDEX .*? ON|DROP INDEX .*? ON)\s+`?(\w+)`?/is;
const REWRITE = /^\s*(?:UPDATE|DELETE FROM|INSERT INTO)\s+`?(\w+)`?/i;
const NEW = /^\s*CREATE TABLE\s+`?(\w+)`?/i;

/**
 * Makes a migration on a server, and tells which of its statements would hold up whoever writes meanwhile: a change of
 * a table that the server cannot make beside writes, or rows changed all at once. A table of its own it may do with as
 * it likes.
 */
export async function holdUpsOf(make: new () => MigrationInterface, runner: QueryRunner): Promise<string[]> {
  const own = new Set<string>();
  const found: string[] = [];
  const query = runner.query.bind(runner) as Query;
  const told: Query = async (sql, ...others) => {
    const table = (CHANGE.exec(sql) ?? REWRITE.exec(sql))?.[1];
    own.add(NEW.exec(sql)?.[1] ?? '');
    if (table === undefined || own.has(table)) return query(sql, ...others);
    if (REWRITE.test(sql)) found.push(`${make.name} rewrites ${table}: ${sql}`);
    else if (await query(beside(sql), ...others).then(no, () => true))
      found.push(`${make.name} locks ${table}: ${sql}`);
    else return undefined;
    return query(sql, ...others);
  };
  runner.query = told as QueryRunner['query'];
  try {
    await new make().up(runner);
  } finally {
    runner.query = query as QueryRunner['query'];
  }
  return found;
}

type Query = (sql: string, values?: unknown[], structured?: boolean) => Promise<unknown>;

const no = () => false;

/** Said so that the server refuses what it cannot do beside writes, instead of holding them up. */
function beside(sql: string): string {
  const altering = sql.replace(/^\s*DROP INDEX (\S+) ON (\S+)/i, 'ALTER TABLE $2 DROP INDEX $1');
  const separator = /^\s*ALTER/i.test(altering) ? ',' : '';
  return `${altering}${separator} ALGORITHM=INPLACE${separator} LOCK=NONE`;
}
