import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { AccountModule } from '../../../account';
import { parts as whole } from '../../../app';
import { entities, migrations } from '../../../areas';
import { BillingModule } from '../../../billing';
import { aMember } from '../../../testing/member';
import { TestApp } from '../../testing/test-app';
import { readDatabaseAddress } from '../../config/database-address';
import { JobRunEntity } from '../../jobs/job-run.entity';
import { platformMigrations } from '../../platform.migrations';
import { backUpServer, restoreServer } from '../backup/server-backup';
import { openDataSource } from '../data-source';
import { compareRows } from '../moving/move-rows';
import { SAFE_OPTIONS } from './session';
import { addressOn, MariadbServer, newDatabase } from '../testing/mariadb-server';

const onlyJobs = { entities: [JobRunEntity], migrations: platformMigrations };
const parts = { ...whole, modules: [AccountModule, BillingModule] };

let server: MariadbServer;
let operator: Connection;
beforeAll(async () => {
  server = await MariadbServer.start();
  operator = await createConnection(addressOn(server.port));
}, 60_000);
afterAll(async () => {
  await operator.end();
  await server.stop();
});

const USUAL = [
  "sql_mode = 'STRICT_TRANS_TABLES'",
  "time_zone = 'SYSTEM'",
  'autocommit = 1',
  "tx_isolation = 'REPEATABLE-READ'",
  'tx_read_only = 0',
  "character_set_server = 'utf8mb4'",
  'group_concat_max_len = 1048576',
  'sql_select_limit = DEFAULT',
  'sql_safe_updates = 0',
  'max_allowed_packet = 16777216',
  'max_prepared_stmt_count = 16382',
];
const setting = async (...settings: string[]) => {
  for (const one of settings) await operator.query(`SET GLOBAL ${one}`);
};
afterEach(() => setting(...USUAL));

const ODD_NAMES = [
  "x',role=0x61646d696e#",
  "\\',role=0x61646d696e#",
  'x\\',
  'O\'Neil \\ "Ana" `b`',
  "\\'; DROP TABLE users; --",
  '?, ? :name \\0 \\n',
  'Zoë 🤱🏽 नमस्ते',
];

it.each([
  ["sql_mode = 'NO_BACKSLASH_ESCAPES'"],
  ["sql_mode = 'ANSI,NO_BACKSLASH_ESCAPES'"],
  ["sql_mode = 'ANSI'"],
  ["sql_mode = 'ORACLE'"],
  ["sql_mode = ''"],
  ["sql_mode = 'TRADITIONAL,PAD_CHAR_TO_FULL_LENGTH,PIPES_AS_CONCAT,IGNORE_SPACE'"],
  ["tx_isolation = 'SERIALIZABLE'"],
  ["time_zone = '+05:45'"],
  ["character_set_server = 'latin1'"],
  ['autocommit = 0'],
  ['group_concat_max_len = 4'],
  ['sql_select_limit = 1'],
  ['sql_safe_updates = 1'],
])('names are kept letter by letter, and nobody becomes an admin, on a server with %s', async (odd) => {
  await setting(odd);
  const databaseUrl = await newDatabase(server.port);
  const app = await TestApp.start({ parts, databaseUrl, env: { LOGIN_VERIFICATION: 'off' } });
  try {
    const [anna, berta] = [await aMember(app, { name: 'Anna' }), await aMember(app, { name: 'Berta' })];
    for (const name of ODD_NAMES) {
      const changed = await anna.send(`/api/users/${anna.id}`, { method: 'PUT', json: { name } });
      expect(changed).toMatchObject({ status: 200, body: { name } });
      expect(await anna.send(`/api/users/${anna.id}`)).toMatchObject({ body: { name, role: 'user' } });
    }
    expect(await berta.send(`/api/users/${berta.id}`)).toMatchObject({
      body: { name: 'Berta', role: 'user' },
    });
  } finally {
    await app.stop();
  }
});

it('the tables are made, and a moment is the same, on a server whose every setting is odd', async () => {
  const url = await newDatabase(server.port);
  await setting(
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
  const at = (url: string) => {
    const { servers: _, ...address } = readDatabaseAddress(url);
    return { ...address, at: { host: '127.0.0.1', port: server.port } };
  };
  const path = join(folder, 'copy');
  await setting("sql_mode = 'NO_BACKSLASH_ESCAPES,ANSI'");
  const site = await open(urls[0]);
  try {
    for (const name of ODD_NAMES)
      await site.getRepository(JobRunEntity).insert({ name, slot: 's', startedAt: new Date(0) });
    await backUpServer(at(urls[0]), path, await identityToRecipient(identity));
    await restoreServer(at(urls[1]), path, identity);
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
  await setting("log_output = 'TABLE'", 'general_log = 1');
  try {
    await source.query('SELECT ? AS words', ['told beside']);
    await expect(own.query('SELECT ? AS words', ['told beside'])).rejects.toThrow('sent by execute');
    const [rows] = await operator.query<RowDataPacket[]>(
      "SELECT command_type AS type FROM mysql.general_log WHERE argument LIKE '%AS words' ORDER BY event_time",
    );
    expect(rows.map(({ type }) => String(type))).toEqual(['Prepare', 'Execute']);
  } finally {
    await setting('general_log = 0');
    await own.end();
    await source.destroy();
  }
});

it.each([
  ['max_allowed_packet', 'max_allowed_packet = 65536'],
  ['max_prepared_stmt_count', 'max_prepared_stmt_count = 100'],
])('the start refuses a server whose %s will not do, and names it', async (name, odd) => {
  await setting(odd);
  const url = await newDatabase(server.port);
  await expect(openDataSource({ url, file: '', entities: [], migrations: [] })).rejects.toThrow(
    `The database server cannot be used: ${name} is`,
  );
});
