import { isDeepStrictEqual } from 'node:util';
import type { DataSource, EntityMetadata, FindOptionsWhere } from 'typeorm';
import { formerTablesOf } from '../former-tables';
import { slicesOf, type Row } from './slices-of';

/** Copies every row of every table to an empty database, then compares each; returns how many there are. */
export async function moveRows(from: DataSource, to: DataSource): Promise<number> {
  await refuseUnlessEmpty(to);
  for (const table of from.entityMetadatas) {
    for await (const rows of slicesOf(from, table)) await to.getRepository(table.target).insert(rows);
  }
  return compareRows(from, to);
}

/** Says which rows were not moved: no entity describes tables of modules that were removed. Empty where there are none. */
export async function rowsOfFormerTables(from: DataSource): Promise<string> {
  const counts = await Promise.all(
    (await formerTablesOf(from)).map(async (name) => {
      const [row] = await from.query<{ rows: number }[]>(
        `SELECT COUNT(*) AS rows FROM ${from.driver.escape(name)}`,
      );
      return { name, rows: Number(row?.rows) };
    }),
  );
  const left = counts.filter(({ rows }) => rows > 0).map(({ name, rows }) => `${name} (${rows})`);
  if (left.length === 0) return '';
  return `Not moved, because no module of this version describes them: the rows of ${left.join(', ')}. They stay in the file, where exports and erased accounts on the server no longer reach them.\n`;
}

/** Reads each row on both sides; fails where one is missing, one too many or one another. Returns how many there are. */
export async function compareRows(from: DataSource, to: DataSource): Promise<number> {
  let count = 0;
  for (const table of from.entityMetadatas) {
    let ofTable = 0;
    for await (const rows of slicesOf(from, table)) {
      const different = await differing(to, table, rows);
      if (different > 0) throw new Error(`${different} rows of ${table.tableName} are not the same`);
      ofTable += rows.length;
    }
    const there = await to.getRepository(table.target).count();
    if (there !== ofTable) throw new Error(`${table.tableName} has ${there} rows instead of ${ofTable}`);
    count += ofTable;
  }
  return count;
}

async function differing(to: DataSource, table: EntityMetadata, rows: readonly Row[]): Promise<number> {
  const key = table.primaryColumns.map(({ propertyName }) => propertyName);
  const where = rows.map((row) => Object.fromEntries(key.map((name) => [name, row[name]])));
  const there = await to.getRepository<Row>(table.target).find({ where: where as FindOptionsWhere<Row>[] });
  const named = new Map(there.map((row) => [nameOf(row, key), row]));
  return rows.filter((row) => !isDeepStrictEqual(row, named.get(nameOf(row, key)))).length;
}

const nameOf = (row: Row, key: readonly string[]) => JSON.stringify(key.map((name) => row[name]));

async function refuseUnlessEmpty(to: DataSource): Promise<void> {
  for (const { target, tableName } of to.entityMetadatas) {
    if ((await to.getRepository(target).count()) > 0)
      throw new Error(`the new database is not empty: ${tableName} has rows. Nothing was moved.`);
  }
}
