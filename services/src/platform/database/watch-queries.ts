import type {
  AfterQueryEvent,
  BeforeQueryEvent,
  DataSource,
  EntitySubscriberInterface,
  QueryRunner,
} from 'typeorm';

type Watch = (sql: string, query: () => Promise<void>) => Promise<void>;

interface RunningQuery {
  sql: string;
  end: (error: unknown) => void;
}

/** From now on each query of the source is made known to `watch`, which gets a promise of its end. */
export function watchQueries(source: DataSource, watch: Watch): void {
  source.subscribers.push(new QuerySubscriber(watch));
}

/** TypeORM tells it of the begin and of the end of each query. */
class QuerySubscriber implements EntitySubscriberInterface {
  private readonly running = new WeakMap<QueryRunner, RunningQuery[]>();

  constructor(private readonly watch: Watch) {}

  beforeQuery({ query: sql, queryRunner }: BeforeQueryEvent): void {
    const ended = new Promise<void>((resolve, reject) => {
      const end = (error: unknown) => (error === undefined ? resolve() : reject(error as Error));
      this.running.set(queryRunner, [...this.of(queryRunner), { sql, end }]);
    });
    // Whoever made the query is told of its failure.
    this.watch(sql, () => ended).catch(() => undefined);
  }

  afterQuery({ query: sql, queryRunner, error }: AfterQueryEvent): void {
    const running = this.of(queryRunner);
    const ended = running.find((one) => one.sql === sql);
    this.running.set(
      queryRunner,
      running.filter((one) => one !== ended),
    );
    ended?.end(error);
  }

  private of(runner: QueryRunner): readonly RunningQuery[] {
    return this.running.get(runner) ?? [];
  }
}
