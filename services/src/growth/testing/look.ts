import { createHash } from 'node:crypto';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import type { Recorded } from '../../platform/database/testing/recorded';
import type { TestApp } from '../../platform/testing/test-app';
import { costOf } from './cost';
import { userOf } from './sown-values';
import { statementsOf, type Work } from './work';

/** What one statement cost among so many users. */
export interface Look {
  work: string;
  sql: string;
  plan: string;
  scans: string[];
  rows: number;
  p50: number;
  p95: number;
}

/** Looks at each statement of each work once, though several begin with the same. */
export async function lookAt(
  app: TestApp,
  connection: Connection,
  work: readonly Work[],
  users: readonly Buffer[],
): Promise<Map<string, Look>> {
  const looks = new Map<string, Look>();
  for (const one of work) {
    for (const statement of await statementsOf(app, one)) {
      const { sql } = statement;
      const name = `${one.name} ${createHash('sha256').update(shapeOf(sql)).digest('hex').slice(0, 8)}`;
      if ([...looks.values()].some((look) => look.sql === sql)) continue;
      looks.set(name, { work: one.name, sql, ...(await costs(connection, statement, users)) });
    }
  }
  return looks;
}

/** Lists of any length are one statement. */
const shapeOf = (sql: string) => sql.replaceAll(/(\?, )*\?/g, '?');

/** For other users too: what belongs to one of them is read for each by the same statement. */
async function costs(
  connection: Connection,
  { sql, parameters }: Recorded,
  [her, ...others]: readonly Buffer[],
) {
  const first = await costOf(connection, { sql, parameters });
  const times = [first.milliseconds];
  for (const other of others) {
    const isHers = (value: unknown) => Buffer.isBuffer(value) && her !== undefined && value.equals(her);
    const theirs = parameters.map((value) => (isHers(value) ? other : value));
    times.push((await costOf(connection, { sql, parameters: theirs })).milliseconds);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  const { rows, plan, scans } = first;
  return { rows, plan: plan.join('; '), scans, p50: at(0.5), p95: at(0.95) };
}

/** Her and some of the others, from the first to the last. */
export async function someUsers(connection: Connection, users: number, some: number): Promise<Buffer[]> {
  const numbers = Array.from({ length: some }, (_, n) => Math.floor((users / some) * n));
  const list = numbers.map((n) => `SELECT ${userOf(String(n))} AS id`).join(' UNION ALL ');
  const [rows] = await connection.query<RowDataPacket[]>(list);
  return rows.map(({ id }) => id as Buffer);
}
