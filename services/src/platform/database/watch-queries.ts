import { watchReads } from '@nestwell/embedded-sqlite';
import type { DataSource, QueryRunner } from 'typeorm';

type Query = (sql: string, ...others: unknown[]) => Promise<unknown>;
type Watch = <T>(sql: string, query: () => Promise<T>) => Promise<T>;

/** From now on each query goes through `watch`: those of the runners, and the prepared reads that go past them. */
export function watchQueries(source: DataSource, watch: Watch): void {
  watchReads(source, watch);
  const make = source.createQueryRunner.bind(source);
  source.createQueryRunner = (mode) => {
    const runner = make(mode);
    const query = runner.query.bind(runner) as Query;
    runner.query = ((sql: string, ...others: unknown[]) =>
      watch(sql, () => query(sql, ...others))) as QueryRunner['query'];
    return runner;
  };
}
