import type { DataSource, QueryRunner } from 'typeorm';

type Query = (sql: string, ...others: unknown[]) => Promise<unknown>;
type Watch = <T>(sql: string, query: () => Promise<T>) => Promise<T>;

/** From now on each query of the source's runners goes through `watch`. */
export function watchQueries(source: DataSource, watch: Watch): void {
  const make = source.createQueryRunner.bind(source);
  source.createQueryRunner = (mode) => {
    const runner = make(mode);
    const query = runner.query.bind(runner) as Query;
    runner.query = ((sql: string, ...others: unknown[]) =>
      watch(sql, () => query(sql, ...others))) as QueryRunner['query'];
    return runner;
  };
}
