import type { Pool, QueryOptions } from 'mysql2';
import type { DataSource, QueryRunner } from 'typeorm';
import { whileAway } from './while-away';

const READ = /^\s*SELECT\b/i;

/**
 * Reads outside of transactions are made again while the database fails over: they have changed nothing. What runs in
 * a transaction is begun again as a whole, by `Database.run`.
 */
export function readAgainWhileAway(source: DataSource, milliseconds: number): void {
  const make = source.createQueryRunner.bind(source);
  source.createQueryRunner = (mode) => {
    const runner = make(mode);
    const first = runner.query.bind(runner) as Query;
    const again: Query = async (...asked) => {
      const [sql] = asked;
      if (runner.isTransactionActive || !READ.test(sql)) return first(...asked);
      // The runner keeps its connection, though that be lost.
      let lost = false;
      return whileAway(milliseconds, () => {
        const answer = lost ? onFresh(make(mode), asked) : first(...asked);
        lost = true;
        return answer;
      });
    };
    runner.query = again as QueryRunner['query'];
    return runner;
  };
}

type Query = (sql: string, values?: unknown[], structured?: boolean) => Promise<unknown>;

async function onFresh(runner: QueryRunner, asked: Parameters<Query>): Promise<unknown> {
  try {
    return await (runner.query as Query)(...asked);
  } finally {
    await runner.release();
  }
}

/** The same for prepared reads, which go past the runners; a pool is asked to `execute` nothing else. */
export function executeAgainWhileAway(pool: Pool, milliseconds: number): void {
  const execute = pool.execute.bind(pool) as Execute;
  const again: Execute = (sql, values, told) => {
    const once = () =>
      new Promise<[unknown, unknown]>((resolve, reject) => {
        execute(sql, values, (error, rows, fields) => (error ? reject(error) : resolve([rows, fields])));
      });
    whileAway(milliseconds, once).then(
      ([rows, fields]) => told(null, rows, fields),
      (error: Error) => told(error),
    );
  };
  pool.execute = again as Pool['execute'];
}

type Told = (error: Error | null, rows?: unknown, fields?: unknown) => void;
type Execute = (sql: string | QueryOptions, values: unknown, told: Told) => void;
