import { SqliteConnection } from '@nestwell/embedded-sqlite';
import type { Database } from '../database';

interface Recorded {
  sql: string;
  parameters: unknown[];
}

/**
 * The plans of every SELECT that `work` makes, as the engine itself explains them: `range` for a walk along part of
 * an index, `lookup` for an exact key, `scan` for reading a whole table. The table must hold a fair number of rows,
 * or an engine rightly prefers to scan it.
 */
export async function plansOf(database: Database, work: () => Promise<unknown>): Promise<string[]> {
  const selects = await recorded(database, work);
  const plans: string[] = [];
  for (const { sql, parameters } of selects) plans.push(await planOf(database, sql, parameters));
  return plans;
}

async function recorded(database: Database, work: () => Promise<unknown>): Promise<Recorded[]> {
  const { source } = database;
  const former = source.logger;
  const selects: Recorded[] = [];
  const nothing = () => undefined;
  source.logger = {
    logQuery: (sql, parameters) => {
      if (/^\s*select/i.test(sql))
        selects.push({ sql, parameters: Array.isArray(parameters) ? parameters : [] });
    },
    logQueryError: nothing,
    logQuerySlow: nothing,
    logSchemaBuild: nothing,
    logMigration: nothing,
    log: nothing,
  };
  try {
    await work();
  } finally {
    source.logger = former;
  }
  return selects;
}

async function planOf({ source }: Database, sql: string, parameters: unknown[]): Promise<string> {
  if (source.options.type === 'better-sqlite3') return sqlitePlanOf(source.options.database, sql, parameters);
  const rows = await source.query<{ type: string; key: string | null }[]>(`EXPLAIN ${sql}`, parameters);
  return rows.map(({ type, key }) => serverPlan(type, key)).join('; ');
}

/** On a connection of its own: libsql leaves a read open behind some plans, and what is read later would be old. */
function sqlitePlanOf(file: string, sql: string, parameters: unknown[]): string {
  const connection = new SqliteConnection(file);
  try {
    const rows = connection.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...parameters) as { detail: string }[];
    return sqlitePlan(rows.map((row) => row.detail).join('; '));
  } finally {
    connection.close();
  }
}

function sqlitePlan(detail: string): string {
  if (/\bSCAN\b/.test(detail)) return 'scan';
  if (/SEARCH .*[<>]/.test(detail)) return 'range';
  return /SEARCH/.test(detail) ? 'lookup' : detail;
}

function serverPlan(type: string, key: string | null): string {
  if (key === null || type === 'ALL' || type === 'index') return 'scan';
  return type === 'range' ? 'range' : 'lookup';
}
