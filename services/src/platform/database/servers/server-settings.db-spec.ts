import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { entities, migrations } from '../../../areas';
import { readDatabaseAddress } from '../../config/database-address';
import { JobRunEntity } from '../../jobs/job-run.entity';
import { platformMigrations } from '../../platform.migrations';
import { backUpServer, restoreServer } from '../backup/server-backup';
import { openDataSource } from '../data-source';
import { compareRows } from '../moving/move-rows';
import { newDatabase } from '../testing/mariadb-server';
import { ODD_NAMES, OddServer } from '../testing/odd-server';
import { SAFE_OPTIONS } from './session';

const onlyJobs = { entities: [JobRunEntity], migrations: platformMigrations };

let server: OddServer;
beforeAll(async () => {
  server = await OddServer.start();
}, 60_000);
afterEach(() => server.reset());
afterAll(() => server.stop());

it('the tables are made, and a moment is the same, on a server whose every setting is odd', async () => {
  const url = await newDatabase(server.port);
  await server.set(
    "sql_mode = 'ORACLE,NO_BACKSLASH_ESCAPES'",
    "tx_isolation = 'SERIALIZABLE'",
    'tx_read_only = 1',
    "time_zone = '+05:45'",
    "character_set_server = 'latin1'",
    'autocommit = 0',
    'sql_select_limit = 1',
  );
  const source = await openDataSource({ url, file: '', entities, migrations });
  try {
    const [row] = await source.query<Record<string, unknown>[]>(
      'SELECT @@sql_mode AS mode, @@tx_isolation AS isolation, ? AS words, CAST(? AS DATETIME(3)) AS moment',
      ["\\'", new Date('2026-11-20T12:00:00.123Z')],
    );
    expect(row).toEqual({
      mode: 'STRICT_TRANS_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION',
      isolation: 'READ-COMMITTED',
      words: "\\'",
      moment: new Date('2026-11-20T12:00:00.123Z'),
    });
    expect(await source.query('SELECT name FROM migrations')).toHaveLength(migrations.length);
  } finally {
    await source.destroy();
  }
}, 60_000);

it('a backup comes back letter by letter between servers that read backslashes otherwise', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nestwell-modes-'));
  const identity = await generateX25519Identity();
  const urls = [await newDatabase(server.port), await newDatabase(server.port)] as const;
  const open = (url: string) => openDataSource({ url, file: '', ...onlyJobs });
  const path = join(folder, 'copy');
  await server.set("sql_mode = 'NO_BACKSLASH_ESCAPES,ANSI'");
  const site = await open(urls[0]);
  try {
    for (const name of ODD_NAMES)
      await site.getRepository(JobRunEntity).insert({ name, slot: 's', startedAt: new Date(0) });
    await backUpServer(readDatabaseAddress(urls[0]), path, await identityToRecipient(identity));
    await restoreServer(readDatabaseAddress(urls[1]), path, identity);
    const copy = await open(urls[1]);
    try {
      expect(await compareRows(site, copy)).toBe(ODD_NAMES.length);
    } finally {
      await copy.destroy();
    }
  } finally {
    await site.destroy();
    await rm(folder, { recursive: true });
  }
});

it('values never stand in the text of a statement that the server is sent', async () => {
  const url = await newDatabase(server.port);
  const source = await openDataSource({ url, file: '', entities: [], migrations: [] });
  const own = await createConnection({ ...SAFE_OPTIONS, uri: url });
  await server.set("log_output = 'TABLE'", 'general_log = 1');
  try {
    await source.query('SELECT ? AS words', ['told beside']);
    await expect(own.query('SELECT ? AS words', ['told beside'])).rejects.toThrow('sent by execute');
    const [rows] = await server.operator.query<RowDataPacket[]>(
      "SELECT command_type AS type FROM mysql.general_log WHERE argument LIKE '%AS words' ORDER BY event_time",
    );
    expect(rows.map(({ type }) => String(type))).toEqual(['Prepare', 'Execute']);
  } finally {
    await server.set('general_log = 0');
    await own.end();
    await source.destroy();
  }
});

it.each([
  ['max_allowed_packet', 'max_allowed_packet = 65536'],
  ['max_prepared_stmt_count', 'max_prepared_stmt_count = 100'],
])('the start refuses a server whose %s will not do, and names it', async (name, odd) => {
  await server.set(odd);
  const url = await newDatabase(server.port);
  await expect(openDataSource({ url, file: '', entities: [], migrations: [] })).rejects.toThrow(
    `The database server cannot be used: ${name} is`,
  );
});
