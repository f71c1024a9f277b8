import type { DataSource } from 'typeorm';

/** What stands in any column of any table, end to end. */
export async function everyRow(source: DataSource): Promise<Buffer> {
  const values: Buffer[] = [];
  for (const { tablePath } of source.entityMetadatas) {
    const rows = (await source.query(`SELECT * FROM ${tablePath}`)) as Record<string, unknown>[];
    for (const value of rows.flatMap((row) => Object.values(row))) {
      if (value instanceof Uint8Array) values.push(Buffer.from(value));
      else if (typeof value === 'string') values.push(Buffer.from(`${value}\n`));
    }
  }
  return Buffer.concat(values);
}
