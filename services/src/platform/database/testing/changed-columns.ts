import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';

type Row = Record<string, unknown>;

/** Every row of every table, by its primary key. */
type TableRows = ReadonlyMap<string, ReadonlyMap<string, Row>>;

async function tableRows(source: DataSource): Promise<TableRows> {
  const tables = new Map<string, Map<string, Row>>();
  for (const { tableName, tablePath, primaryColumns } of source.entityMetadatas) {
    const rows = (await source.query(`SELECT * FROM ${tablePath}`)) as Row[];
    const keyOf = (row: Row) => JSON.stringify(primaryColumns.map(({ databaseName }) => row[databaseName]));
    tables.set(tableName, new Map(rows.map((row) => [keyOf(row), row])));
  }
  return tables;
}

/** Some bookkeeping is written behind an answer: the rows once none of them changes any more. */
export async function settledRows(source: DataSource): Promise<TableRows> {
  let rows = await tableRows(source);
  for (;;) {
    await sleep(500);
    const later = await tableRows(source);
    if (Object.keys(changedColumns(rows, later)).length === 0) return later;
    rows = later;
  }
}

/** By table, which columns of rows differ, and whether rows were added or removed. */
export function changedColumns(before: TableRows, after: TableRows): Record<string, string[]> {
  const tables = [...after].map(([table, rows]) => [table, changesOf(before.get(table) ?? new Map(), rows)]);
  return Object.fromEntries(tables.filter(([, changes]) => changes?.length !== 0)) as Record<
    string,
    string[]
  >;
}

function changesOf(before: ReadonlyMap<string, Row>, after: ReadonlyMap<string, Row>): string[] {
  const changes = new Set<string>();
  for (const key of before.keys()) if (!after.has(key)) changes.add('(row removed)');
  for (const [key, row] of after) {
    const former = before.get(key);
    if (former === undefined) changes.add('(row added)');
    else for (const column of differing(former, row)) changes.add(column);
  }
  return [...changes].sort();
}

const differing = (one: Row, other: Row) =>
  Object.keys(one).filter((column) => JSON.stringify(one[column]) !== JSON.stringify(other[column]));
