import type { ColumnType, DataSource, ObjectLiteral, SelectQueryBuilder, ValueTransformer } from 'typeorm';
import { dateOf } from './moments';
import { rowsOf, type Selected } from './reading';
import type { Soon } from './soon';

/**
 * Builds a query once and runs it as a prepared statement, at nearly the speed of the bare driver. For the few reads
 * that every page makes; repositories everywhere else. It reads committed rows, outside any running transaction. What
 * the query selects beside the properties, `Extra`, comes as the driver reads it.
 *
 * `compileRead<CupEntity>()(source, ['id', 'name'], ['user'], (p) => repository.createQueryBuilder('cup')
 *   .where(`cup.userId = ${p.user}`))` answers `(values: { user: Buffer }) => Soon<Pick<CupEntity, 'id' | 'name'>[]>`;
 * ids go in through `toBinary`.
 */
export function compileRead<E extends ObjectLiteral, Extra extends object = object>() {
  return <P extends keyof E & string, N extends string>(
    source: DataSource,
    properties: readonly P[],
    names: readonly N[],
    build: (placeholders: Placeholders<N>) => SelectQueryBuilder<E>,
  ): ((values: Record<N, unknown>) => Soon<(Pick<E, P> & Extra)[]>) => {
    const builder = build(placeholdersOf(names));
    const selection = select(source, builder, properties);
    const { sql, order } = compiled(names, builder);
    const read = rowsOf<Pick<E, P> & Extra>(source, sql, selection);
    return (values) => read(order.map((name) => values[name]));
  };
}

/** The same for a query with a selection of its own, such as sums; its rows come as the driver reads them. */
export function compileRawRead<R extends object>() {
  return <E extends ObjectLiteral, N extends string>(
    source: DataSource,
    names: readonly N[],
    build: (placeholders: Placeholders<N>) => SelectQueryBuilder<E>,
  ): ((values: Record<N, unknown>) => Soon<R[]>) => {
    const builder = build(placeholdersOf(names));
    const { sql, order } = compiled(names, builder);
    const read = rowsOf<R>(source, sql, namedIn(builder));
    return (values) => read(order.map((name) => values[name]));
  };
}

type Placeholders<N extends string> = Record<N, string>;

const placeholdersOf = <N extends string>(names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, `:${name}`])) as Placeholders<N>;

/** The name of the value that says how many rows are read; while it is built, the query has any limit. */
const SIZE = 'limit';

const markOf = (name: string) => `\u0001${name}`;

function notAMark(value: unknown): never {
  throw new Error(`a compiled read takes its values by name only, not ${String(value)}`);
}

/** The text, and whose values stand in it in which order. */
function compiled<N extends string>(
  names: readonly N[],
  builder: SelectQueryBuilder<ObjectLiteral>,
): { sql: string; order: N[] } {
  builder.setParameters(Object.fromEntries(names.map((name) => [name, markOf(name)])));
  const size = names.find((name) => name === SIZE);
  const [text, marks] = builder.getQueryAndParameters();
  const { sql } = size === undefined ? { sql: text } : withoutSize(text);
  const order = (marks as unknown[]).map(
    (mark) => names.find((name) => markOf(name) === mark) ?? notAMark(mark),
  );
  if (size !== undefined) order.push(size);
  return { sql, order };
}

/** How many rows are read is a value like others: pages of all sizes are one statement. */
export function withoutSize(text: string): { sql: string; most?: number } {
  const [, sql, most] = /^(.*) LIMIT (\d+)$/s.exec(text) ?? [];
  return sql === undefined ? { sql: text } : { sql: `${sql} LIMIT ?`, most: Number(most) };
}

/** A selection of its own: each of it has a name. */
export const namedIn = (builder: SelectQueryBuilder<ObjectLiteral>): Selected[] =>
  builder.expressionMap.selects.map(({ selection, aliasName }) => {
    if (aliasName === undefined) throw new Error(`what a raw read selects has a name, unlike ${selection}`);
    return { name: aliasName };
  });

/** Makes the query select these, and tells in which order they come and how those are read that the driver does not read. */
export function select<E extends ObjectLiteral>(
  source: DataSource,
  builder: SelectQueryBuilder<E>,
  properties: readonly string[],
): Selected[] {
  const alias = builder.expressionMap.mainAlias;
  if (alias === undefined) throw new Error('a compiled read selects from an entity');
  const quote = (name: string) => source.driver.escape(name);
  const beside = builder.expressionMap.selects.filter(({ aliasName }) => aliasName !== undefined);
  builder.select(properties.map((property) => `${alias.name}.${property} AS ${quote(property)}`));
  builder.expressionMap.selects.push(...beside);
  return [
    ...properties.map((name): Selected => {
      const column = alias.metadata.findColumnWithPropertyName(name);
      return { name, read: readerOf(column?.type, column?.transformer) };
    }),
    ...beside.map(({ aliasName = '' }): Selected => ({ name: aliasName })),
  ];
}

function readerOf(
  type: ColumnType | undefined,
  transformer: ValueTransformer | ValueTransformer[] | undefined,
) {
  if (transformer !== undefined && !Array.isArray(transformer))
    return (value: unknown) => transformer.from(value) as unknown;
  if (transformer !== undefined) {
    const steps = transformer.toReversed();
    return (value: unknown) => steps.reduce((read, step) => step.from(read) as unknown, value);
  }
  if (type === 'boolean' || type === Boolean)
    return (value: unknown) => (value === null ? null : Boolean(value));
  if (type === 'datetime' || type === Date) return dateOf;
  return undefined;
}
