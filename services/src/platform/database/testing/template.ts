import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection, type Connection } from 'mysql2/promise';
import { openDataSource, type Entities, type Migrations } from '../data-source';
import { addressOn, newDatabase } from './mariadb-server';

interface Tables {
  entities: Entities;
  migrations: Migrations;
}

/** Bytes of a SQLite file as the migrations leave it, by their names. */
const files = new Map<string, Promise<Uint8Array>>();

/** Makes a SQLite file that is not there yet, with its tables, as the migrations would. */
export async function writeTemplate(file: string, tables: Tables): Promise<void> {
  const names = namesOf(tables);
  const bytes = files.get(names) ?? newFile(tables);
  files.set(names, bytes);
  await writeFile(file, await bytes, { flag: 'wx' });
}

async function newFile(tables: Tables): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'nestwell-template-'));
  try {
    const file = join(folder, 'template.sqlite');
    const source = await openDataSource({ file, ...tables });
    await source.destroy();
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const namesOf = ({ migrations }: Tables) => migrations.map(({ name }) => name).join();

/** What makes each table as the migrations left it, by the server's port and their names. */
const scripts = new Map<string, Promise<string>>();

/**
 * Gives an empty database of a test server the tables, and the memory of the migrations that made them, in one call
 * instead of the some 360 that the migrations make: those are `schema.db-spec.ts`'s to try.
 */
export async function fillFromTemplate(url: string, tables: Tables): Promise<void> {
  const port = Number(new URL(url).port);
  const key = `${port} ${namesOf(tables)}`;
  const script = scripts.get(key) ?? scriptOn(port, tables);
  scripts.set(key, script);
  const connection = await createConnection({ uri: url, multipleStatements: true });
  try {
    // Several may start together over one.
    await connection.query("SELECT GET_LOCK(CONCAT('template.', DATABASE()), 60)");
    if ((await tablesOf(connection)).length === 0) await connection.query(await script);
  } finally {
    await connection.end();
  }
}

/** Made once a server, whichever process asks first: the others wait, since it is what takes long. */
async function scriptOn(port: number, tables: Tables): Promise<string> {
  const name = createHash('sha256').update(namesOf(tables)).digest('hex');
  const connection = await createConnection(addressOn(port));
  try {
    await connection.query("SELECT GET_LOCK('templates', 120)");
    await connection.query('CREATE DATABASE IF NOT EXISTS templates');
    await connection.query(
      'CREATE TABLE IF NOT EXISTS templates.scripts (name CHAR(64) PRIMARY KEY, script LONGTEXT NOT NULL)',
    );
    const [rows] = await connection.execute('SELECT script FROM templates.scripts WHERE name = ?', [name]);
    const [known] = rows as { script: string }[];
    if (known) return known.script;
    const script = await newScript(port, tables);
    await connection.execute('INSERT INTO templates.scripts VALUES (?, ?)', [name, script]);
    return script;
  } finally {
    await connection.end();
  }
}

async function newScript(port: number, tables: Tables): Promise<string> {
  const url = await newDatabase(port);
  const source = await openDataSource({ url, file: '', ...tables });
  await source.destroy();
  const connection = await createConnection({ uri: url });
  try {
    const statements: string[] = [];
    for (const table of await tablesOf(connection)) {
      const [rows] = await connection.query(`SHOW CREATE TABLE \`${table}\``);
      const [made] = rows as { 'Create Table': string }[];
      statements.push(made?.['Create Table'] ?? '');
      const from = `\`${new URL(url).pathname.slice(1)}\`.\`${table}\``;
      const [filled] = await connection.query(`SELECT 1 FROM ${from} LIMIT 1`);
      if ((filled as unknown[]).length > 0) statements.push(`INSERT INTO \`${table}\` SELECT * FROM ${from}`);
    }
    return statements.join(';\n');
  } finally {
    await connection.end();
  }
}

async function tablesOf(connection: Connection): Promise<string[]> {
  const [rows] = await connection.query('SHOW TABLES');
  return (rows as Record<string, string>[]).flatMap((row) => Object.values(row));
}
