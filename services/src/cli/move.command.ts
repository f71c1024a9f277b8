import { join } from 'node:path';
import { parts } from '../app';
import { readConfig } from '../platform/config/read-config';
import { openDataSource } from '../platform/database/data-source';
import { moveRows, rowsOfFormerTables } from '../platform/database/moving/move-rows';
import { print } from './print';

const USAGE = `pnpm move mysql://user:password@host:3306/database
Moves all data of this site from its file to an empty database on a server, and compares every row. Stop the site first.`;

void print(async ([url, ...more]) => {
  if (url === undefined || more.length > 0) throw new Error(USAGE);
  const { dataDir, databaseUrl } = readConfig({ ...process.env, DATABASE_URL: url });
  const file = join(dataDir, 'nestwell.sqlite');
  const from = await openDataSource({ file, ...parts });
  const to = await openDataSource({ url: databaseUrl, file, ...parts });
  try {
    const count = await moveRows(from, to);
    const former = await rowsOfFormerTables(from);
    return `${former}${count} rows were moved, and each is the same on both sides. Start the site with this DATABASE_URL and the keys of \`pnpm secrets show\`; ${file} is as it was.`;
  } finally {
    await Promise.all([from.destroy(), to.destroy()]);
  }
});
