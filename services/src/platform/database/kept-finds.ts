import { isDeepStrictEqual } from 'node:util';
import { bindable, keepBuilt, keepRaw, soon, type BuiltRead, type Soon } from '@nestwell/embedded-sqlite';
import type { EntityMetadata, EntityTarget, FindManyOptions, ObjectLiteral } from 'typeorm';
import { evened, shapeOf } from './condition-shape';
import type { Database } from './database';

/**
 * As many statements as a process keeps of each kind of row. Each connection of a server's keeps them too, and all of
 * a server together no more than 16,382: what comes later is built each time, as everything was before.
 */
const MOST = 8;

type Where<E> = NonNullable<FindManyOptions<E>['where']>;

interface Count {
  count: number | string;
}

/**
 * Finds and counts rows as a repository does. To build a statement takes longer than to run it, and the same few are
 * asked for again and again with other values: outside of transactions each is built once.
 */
export class KeptFinds<E extends ObjectLiteral> {
  private readonly kept = new Map<string, BuiltRead<object> | undefined>();
  private known?: EntityMetadata;

  constructor(
    private readonly database: Database,
    private readonly entity: EntityTarget<E>,
  ) {}

  find(options: FindManyOptions<E>): Promise<E[]> {
    return promised(() => this.soonFound(options));
  }

  findOne(where: Where<E>): Promise<E | null> {
    return promised(() => soon(this.soonFound({ where, take: 1 }), ([row]) => row ?? null));
  }

  count(where: Where<E>): Promise<number> {
    return promised(() => this.soonCounted(where));
  }

  private soonFound(options: FindManyOptions<E>): Soon<E[]> {
    return this.byKept(options) ?? this.database.repository(this.entity).find(options);
  }

  private soonCounted(where: Where<E>): Soon<number> {
    const counted = this.read(where, 'count', [], (even) =>
      keepRaw<Count>(
        this.database.source,
        this.builder.setFindOptions({ where: even }).select('COUNT(1)', 'count'),
      ),
    );
    if (counted === undefined) return this.database.repository(this.entity).countBy(where);
    return soon(counted, ([{ count } = { count: 0 }]) => Number(count));
  }

  private byKept({ where = {}, take, ...options }: FindManyOptions<E>): Soon<E[]> | undefined {
    const size = take === undefined ? [] : [take];
    const name = `${nameOf(options)} ${size.length}`;
    return this.read(where, name, size, (even) => this.built({ where: even, take, ...options }));
  }

  /** By the statement for this shape; undefined where there is none, or it is not this shape with these values. */
  private read<R extends object>(
    where: Where<E>,
    name: string,
    size: readonly unknown[],
    build: (where: Where<E>) => BuiltRead<R> | undefined,
  ): Soon<R[]> | undefined {
    if (this.database.inTransaction) return undefined;
    const even = evened(where);
    const shape = shapeOf(this.metadata, even);
    if (shape === undefined) return undefined;
    const values = [...shape.values, ...size];
    const key = `${shape.text} ${name}`;
    if (!this.kept.has(key) && this.kept.size < MOST) {
      const read = build(even);
      const isSame = read && isDeepStrictEqual(read.values.map(bindable), values.map(bindable));
      this.kept.set(key, isSame ? read : undefined);
    }
    return (this.kept.get(key) as BuiltRead<R> | undefined)?.read(values);
  }

  private built({ select, ...options }: FindManyOptions<E>): BuiltRead<E> | undefined {
    const { order, take, where, ...others } = options;
    if (Object.keys(others).length > 0) return undefined;
    const all = this.metadata.columns.map(({ propertyName }) => propertyName);
    const chosen =
      select === undefined ? all : all.filter((name) => (select as Record<string, unknown>)[name] === true);
    return keepBuilt(this.database.source, this.builder.setFindOptions(options), chosen);
  }

  private get builder() {
    return this.database.source.getRepository(this.entity).createQueryBuilder('row');
  }

  private get metadata() {
    return (this.known ??= this.database.source.getMetadata(this.entity));
  }
}

const NOTHING = '{}';

/** Most finds want one row, and say nothing of order or selection. */
function nameOf(options: object): string {
  for (const _ in options) return JSON.stringify(options);
  return NOTHING;
}

/** One promise, however it goes. */
function promised<T>(work: () => Soon<T>): Promise<T> {
  try {
    const done = work();
    return done instanceof Promise ? done : Promise.resolve(done);
  } catch (error) {
    return Promise.reject(error instanceof Error ? error : new Error(String(error)));
  }
}
