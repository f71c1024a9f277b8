import { isDeepStrictEqual } from 'node:util';
import { keepBuilt, type BuiltRead } from '@nestwell/embedded-sqlite';
import type { EntityTarget, FindManyOptions, ObjectLiteral } from 'typeorm';
import { bound, shapeOf } from './condition-shape';
import type { Database } from './database';

/**
 * As many statements as a process keeps of each kind of row. Each connection of a server's keeps them too, and all of
 * a server together no more than 16,382: what comes later is built each time, as everything was before.
 */
const MOST = 8;

/**
 * Finds rows as a repository does. To build a statement takes longer than to run it, and the same few are asked for
 * again and again with other values: outside of transactions each is built once.
 */
export class KeptFinds<E extends ObjectLiteral> {
  private readonly kept = new Map<string, BuiltRead<E> | undefined>();

  constructor(
    private readonly database: Database,
    private readonly entity: EntityTarget<E>,
  ) {}

  async find(options: FindManyOptions<E>): Promise<E[]> {
    const found = this.database.inTransaction ? undefined : this.byKept(options);
    return found ?? this.database.repository(this.entity).find(options);
  }

  async findOne(where: NonNullable<FindManyOptions<E>['where']>): Promise<E | null> {
    const [row] = await this.find({ where, take: 1 });
    return row ?? null;
  }

  private byKept({ where = {}, ...options }: FindManyOptions<E>): Promise<E[]> | undefined {
    const shape = shapeOf(this.metadata, where);
    if (shape === undefined) return undefined;
    const name = `${shape.text} ${JSON.stringify(options)}`;
    if (!this.kept.has(name) && this.kept.size < MOST)
      this.kept.set(name, this.built({ where, ...options }, shape.values));
    return this.kept.get(name)?.read(shape.values);
  }

  /** Undefined where the statement is not this shape with these values. */
  private built({ select, ...options }: FindManyOptions<E>, values: unknown[]): BuiltRead<E> | undefined {
    const { order, take, where, ...others } = options;
    if (Object.keys(others).length > 0) return undefined;
    const builder = this.database.source.getRepository(this.entity).createQueryBuilder('row');
    const all = this.metadata.columns.map(({ propertyName }) => propertyName);
    const chosen =
      select === undefined ? all : all.filter((name) => (select as Record<string, unknown>)[name] === true);
    const read = keepBuilt(this.database.source, builder.setFindOptions(options), chosen);
    return isDeepStrictEqual(read.values.map(bound), values) ? read : undefined;
  }

  private get metadata() {
    return this.database.source.getMetadata(this.entity);
  }
}
