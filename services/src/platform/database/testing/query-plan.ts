import { randomUUID } from 'node:crypto';
import { SqliteConnection } from '@nestwell/embedded-sqlite';
import type { Database } from '../database';
import { recorded } from './recorded';

/**
 * The plans of every SELECT that `work` makes, as the engine itself explains them: `range` for a walk along part of
 * an index, `lookup` for an exact key, `scan` for reading a whole table. The table must hold a fair number of rows,
 * or an engine rightly prefers to scan it.
 */
export async function plansOf(database: Database, work: () => unknown): Promise<string[]> {
  const selects = await recorded(database, /^\s*select/i, work);
  const plans: string[] = [];
  for (const { sql, parameters } of selects) plans.push(await planOf(database, sql, parameters));
  return plans;
}

async function planOf({ source }: Database, sql: string, parameters: unknown[]): Promise<string> {
  if (source.options.type === 'better-sqlite3') return sqlitePlanOf(source.options.database, sql, parameters);
  // Prepared anew each time: MariaDB explains a statement right only when it executes it for the first time.
  const explain = `EXPLAIN /* ${randomUUID()} */ ${sql}`;
  const rows = await source.query<{ type: string; key: string | null }[]>(explain, parameters);
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
