import { compileFunction } from 'node:vm';
import type { DataSource } from 'typeorm';
import { sqliteFileOf } from './data-source';
import { readByName, readInOrder, type Row, type Values } from './prepared-read';
import { soon, type Soon } from './soon';

/** What stands at one place of a selection, and how it is read where the driver does not read it by itself. */
export interface Selected {
  name: string;
  read?: (value: unknown) => unknown;
}

type Reads = readonly Selected['read'][];

/** Reads by a statement that selects these. A server's driver names each value at no cost; a file's is told not to. */
export function rowsOf<R>(
  source: DataSource,
  sql: string,
  selection: readonly Selected[],
): (values: unknown[]) => Soon<R[]> {
  if (sqliteFileOf(source) === undefined) {
    const read = readByName(source, sql);
    const named = readingNamed<R>(selection);
    return (values) => soon(read(values), (rows) => rows.map(named));
  }
  const read = readInOrder(source, sql);
  const rowOf = reading<R>(selection);
  return (values) => soon(read(values), (rows) => rows.map(rowOf));
}

/**
 * Makes rows of values: each an object of its own, and all of one shape. Written out for the selection, as our own code
 * would be, since to name each value by a variable takes ten times as long.
 */
export function reading<R>(selection: readonly Selected[]): (values: Values) => R {
  const reads = selection.map(({ read }) => read);
  const fields = selection.map(({ name, read }, at) => {
    const value = read === undefined ? `values[${at}]` : `reads[${at}](values[${at}])`;
    return `${JSON.stringify(name)}: ${value}`;
  });
  const written = compileFunction(`return (values) => ({ ${fields.join(', ')} });`, ['reads']);
  return (written as (of: Reads) => (values: Values) => R)(reads);
}

/** The same of rows whose values are named already: the rows themselves, read where they need to be. */
export function readingNamed<R>(selection: readonly Selected[]): (row: Row) => R {
  const reads = selection.map(({ read }) => read);
  const steps = selection.flatMap(({ name, read }, at) => {
    const place = `row[${JSON.stringify(name)}]`;
    return read === undefined ? [] : [`${place} = reads[${at}](${place});`];
  });
  const written = compileFunction(`return (row) => { ${steps.join(' ')} return row; };`, ['reads']);
  return (written as (of: Reads) => (row: Row) => R)(reads);
}
