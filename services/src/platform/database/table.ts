import { Table, TableIndex, type TableColumnOptions } from 'typeorm';

/* Column makers for migrations: the same types columns.ts gives the entities, so that both never drift apart. */

interface Nullable {
  nullable?: boolean;
}
interface Optional extends Nullable {
  default?: string | number | boolean;
}

export const refId = (name: string, { nullable = false }: Nullable = {}): TableColumnOptions => ({
  name,
  type: 'binary',
  length: '16',
  isNullable: nullable,
});
export const bytes = (
  name: string,
  length: number,
  { nullable = false }: Nullable = {},
): TableColumnOptions => ({
  name,
  type: 'binary',
  length: String(length),
  isNullable: nullable,
});
export const key = (column: TableColumnOptions): TableColumnOptions => ({ ...column, isPrimary: true });
export const instant = (name: string, { nullable = false }: Nullable = {}): TableColumnOptions => ({
  name,
  type: 'datetime',
  precision: 3,
  isNullable: nullable,
});
export const localDay = (name: string, options: Nullable = {}) => varchar(name, 10, options);
export const varchar = (name: string, length: number, options: Optional = {}): TableColumnOptions => ({
  name,
  type: 'varchar',
  length: String(length),
  isNullable: options.nullable ?? false,
  default: options.default === undefined ? undefined : `'${String(options.default)}'`,
});
export const text = (name: string, { nullable = false }: Nullable = {}): TableColumnOptions => ({
  name,
  type: 'text',
  isNullable: nullable,
});
export const json = (name: string, { nullable = false }: Nullable = {}): TableColumnOptions => ({
  name,
  type: 'mediumtext',
  isNullable: nullable,
});
export const integer = (name: string, options: Optional = {}): TableColumnOptions => ({
  name,
  // SQLite keeps a column's type as it was written, and TypeORM writes entities' so.
  type: 'integer',
  isNullable: options.nullable ?? false,
  default: options.default,
});
export const flag = (name: string, options: Optional = {}): TableColumnOptions => ({
  name,
  type: 'boolean',
  isNullable: options.nullable ?? false,
  default: options.default,
});

interface Keys {
  indices?: Record<string, string[]>;
  uniques?: Record<string, string[]>;
}

/**
 * A table of shared rows; mark its primary key with `key(...)`. What is unique becomes a unique index, which entities
 * write as `@Index(name, […], { unique: true })`.
 */
export function table(
  name: string,
  columns: TableColumnOptions[],
  { indices = {}, uniques = {} }: Keys = {},
): Table {
  return new Table({
    name,
    columns,
    indices: [...indicesOf(indices, false), ...indicesOf(uniques, true)],
  });
}

const indicesOf = (keys: Record<string, string[]>, isUnique: boolean) =>
  Object.entries(keys).map(([name, columnNames]) => new TableIndex({ name, columnNames, isUnique }));

/** A table of personal rows with the key `(user_id, id)`. */
export function userTable(name: string, columns: TableColumnOptions[], keys: Keys = {}): Table {
  return table(name, [key(refId('user_id')), key(refId('id')), ...columns], keys);
}
