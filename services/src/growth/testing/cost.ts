import { performance } from 'node:perf_hooks';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import type { Recorded } from '../../platform/database/testing/recorded';

export interface Cost {
  /** Rows that the engine looked at, index entries among them. */
  rows: number;
  milliseconds: number;
  /** The way to each table: `meals ref ix_meals_user_logged_at`. */
  plan: string[];
  /** Tables of which more than a handful is read from one end to the other. */
  scans: string[];
}

const HANDFUL = 1000;

/** What the statement costs at this moment; nothing of it is kept. */
export async function costOf(connection: Connection, { sql, parameters }: Recorded): Promise<Cost> {
  const [steps] = await connection.query<RowDataPacket[]>(`EXPLAIN ${sql}`, parameters);
  await connection.query('START TRANSACTION');
  try {
    await connection.query('FLUSH STATUS');
    const begun = performance.now();
    await connection.query(sql, parameters);
    const milliseconds = performance.now() - begun;
    const [counts] = await connection.query<RowDataPacket[]>("SHOW SESSION STATUS LIKE 'Handler_read%'");
    const rows = counts.reduce((sum, { Value: count }) => sum + Number(count), 0);
    return { rows, milliseconds, plan: steps.map(wayOf), scans: steps.filter(isScan).map(wayOf) };
  } finally {
    await connection.query('ROLLBACK');
  }
}

const wayOf = ({ table, type, key }: RowDataPacket) => [table, type, key].filter(Boolean).join(' ');

const isScan = ({ type, rows }: RowDataPacket) =>
  (type === 'ALL' || type === 'index') && Number(rows) > HANDFUL;
