import { Column, PrimaryColumn, type ColumnOptions, type ValueTransformer } from 'typeorm';
import { fromBinary, toBinary } from './ids';

/*
 * Decorators for entity properties. Column names are the properties' in snake_case (see naming.ts).
 * Tables refer to each other by id only, without foreign keys across areas: rows of one user are erased by her key,
 * and a database that is split by user later could not keep such keys anyway.
 */

/**
 * A text stays as it is: on an engine without `RETURNING`, `save` applies `from` to a key a second time where another
 * column has a default. A column with a default must therefore have no transformer of its own.
 */
const uuid: ValueTransformer = {
  to: (value: unknown) => (typeof value === 'string' ? toBinary(value) : value),
  from: (value: unknown) => (value instanceof Uint8Array ? fromBinary(value) : value),
};

const json: ValueTransformer = {
  to: (value: unknown) => (value === null || value === undefined ? value : JSON.stringify(value)),
  from: (value: string | null) => (typeof value === 'string' ? (JSON.parse(value) as unknown) : value),
};

interface Nullable {
  nullable?: boolean;
}

/** First half of a personal row's key `(user_id, id)`. */
export const UserKey = () => PrimaryColumn('binary', { length: 16, transformer: uuid });

/** Second half of a personal row's key, or the whole key of a shared row. */
export const OwnId = () => PrimaryColumn('binary', { length: 16, transformer: uuid });

/** The id of another row. */
export const RefId = (options: Nullable = {}) =>
  Column('binary', { length: 16, transformer: uuid, ...options });

/** A moment in UTC, to the millisecond. */
export const Instant = (options: Nullable = {}) => Column('datetime', { precision: 3, ...options });

/** A local date, `YYYY-MM-DD`, kept as text so that no zone can move it. */
export const LocalDay = (options: Nullable = {}) => Column('varchar', { length: 10, ...options });

/** A value kept as JSON text. */
export const JsonText = (options: Nullable = {}) => Column('mediumtext', { transformer: json, ...options });

/** A keyed hash or another fixed number of bytes. */
export const Bytes = (length: number, options: Nullable & Pick<ColumnOptions, 'primary'> = {}) =>
  Column('binary', { length, ...options });
