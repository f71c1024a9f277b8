import type { Connection } from 'mysql2/promise';
import type { EntityMetadata } from 'typeorm';
import { keptTables } from '../../kept-tables';
import { OTHERS, sownTables, steady } from './sown-tables';
import { valueOf } from './sown-values';

const BATCH = 50_000;

interface Sowing {
  tables: readonly EntityMetadata[];
  /** The id of the member who is one of them. */
  her: Buffer;
  now: Date;
  /** How many users there are already, and how many there are to be. */
  from: number;
  to: number;
}

/** Fills the tables with what so many users leave behind, in statements of a bounded size. */
export async function sow(connection: Connection, { tables, her, now, from, to }: Sowing): Promise<void> {
  await connection.query('SET @her = ?, @now = ?, unique_checks = 0', [her, now]);
  for (const table of tables.filter(({ tableName }) => !steady.has(tableName))) {
    const named = sownTables[table.tableName];
    const { perUser } = named ?? OTHERS;
    const last = Math.ceil(to * perUser);
    await connection.query('SET @first = ?', [Math.ceil(from * perUser)]);
    // What is in the others is good for no more than to be many: she is not shown it.
    const least = named ? 0 : 1;
    for (let first = Math.max(Math.ceil(from * perUser), least); first < last; first += BATCH)
      await connection.query(rowsOf(table, perUser, first, Math.min(first + BATCH, last) - 1));
    await connection.query(`ANALYZE TABLE \`${table.tableName}\``);
  }
}

/** `IGNORE` for the rows that the member has already. */
function rowsOf(
  { tableName, columns }: EntityMetadata,
  perUser: number,
  first: number,
  last: number,
): string {
  const { values = {} } = sownTables[tableName] ?? OTHERS;
  const { ends } = keptTables[tableName] ?? {};
  const names = columns.map(({ databaseName }) => `\`${databaseName}\``);
  const made = columns.map((column) => values[column.databaseName] ?? valueOf(column, tableName, ends));
  return `INSERT IGNORE INTO \`${tableName}\` (${names.join()}) SELECT ${made.join()}
    FROM (SELECT CAST(seq AS SIGNED) AS n, CAST(FLOOR(seq / ${perUser}) AS SIGNED) AS u FROM seq_${first}_to_${last}) AS made`;
}
