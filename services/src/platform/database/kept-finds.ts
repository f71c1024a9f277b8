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

  /** There at once from a file, and with `soon` whoever asked goes on at once; to await it costs a short call a twentieth. */
  find(options: FindManyOptions<E>): Soon<E[]> {
    return this.byKept(options) ?? this.database.repository(this.entity).find(options);
  }

  findOne(where: Where<E>): Soon<E | null> {
    return soon(this.find({ where, take: 1 }), ([row]) => row ?? null);
  }

  count(where: Where<E>): Soon<number> {
    const counted = this.read(where, ' count', NO_SIZE, (even) =>
      keepRaw<Count>(
        this.database.source,
        this.builder.setFindOptions({ where: even }).select('COUNT(1)', 'count'),
      ),
    );
    if (counted === undefined) return this.database.repository(this.entity).countBy(where);
    return soon(counted, ([{ count } = { count: 0 }]) => Number(count));
  }

  private byKept(options: FindManyOptions<E>): Soon<E[]> | undefined {
    const { where = {}, take } = options;
    return this.read(where, nameOf(options), take === undefined ? NO_SIZE : [take], (even) =>
      this.built({ ...options, where: even }),
    );
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
    const { values } = shape;
    for (const rows of size) values.push(rows);
    const key = shape.text + name;
    const known = this.kept.get(key);
    if (known !== undefined) return (known as BuiltRead<R>).read(values);
    if (this.kept.has(key) || this.kept.size >= MOST) return undefined;
    const read = build(even);
    const isSame = read && isDeepStrictEqual(read.values.map(bindable), values.map(bindable));
    this.kept.set(key, isSame ? read : undefined);
    return isSame ? read.read(values) : undefined;
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

const NO_SIZE: readonly number[] = [];

/** All that a find says beside its condition, but for how many rows; written by hand, as every call passes here. */
function nameOf(options: object): string {
  let name = '';
  for (const option in options) {
    if (option === 'where') continue;
    name += ` ${option}`;
    if (option !== 'take') name += saidIn(options[option as never]);
  }
  return name;
}

function saidIn(option: unknown): string {
  if (typeof option !== 'object' || option === null) return JSON.stringify(option);
  let said = '';
  for (const property in option) {
    const value: unknown = option[property as never];
    said += ` ${property}=${typeof value === 'string' ? value : JSON.stringify(value)}`;
  }
  return said;
}
