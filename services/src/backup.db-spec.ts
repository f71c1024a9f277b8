import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { entities, migrations } from './areas';
import { backUpFile, restoreFile } from './platform/database/backup/file-backup';
import { backUpServer, restoreServer } from './platform/database/backup/server-backup';
import { backUpLog, replayLog } from './platform/database/backup/server-log';
import { readDatabaseAddress } from './platform/config/database-address';
import { openDataSource } from './platform/database/data-source';
import { MariadbServer, newDatabase } from './platform/database/testing/mariadb-server';
import { Planting } from './platform/database/testing/planted-row';
import { JobRunEntity } from './platform/jobs/job-run.entity';
import { compareRows } from './platform/database/moving/move-rows';
import type { DataSource } from 'typeorm';

let folder: string;
let identity: string;
let recipient: string;
const opened: DataSource[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nestwell-backup-'));
  identity = await generateX25519Identity();
  recipient = await identityToRecipient(identity);
});
afterEach(async () => {
  for (const source of opened.splice(0)) await source.destroy();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function open(place: { url?: string; file?: string }): Promise<DataSource> {
  const source = await openDataSource({ file: '', ...place, entities, migrations });
  opened.push(source);
  return source;
}

/** A row in every table. */
async function planted(source: DataSource): Promise<DataSource> {
  const planting = new Planting();
  for (const table of source.entityMetadatas)
    await source.getRepository(table.target).insert(planting.row(table, {}));
  return source;
}

const later = (source: DataSource, name: string) =>
  source.getRepository(JobRunEntity).insert({ name, slot: 's', startedAt: new Date('2026-11-20T12:00:00Z') });

it('the file in use comes back as it was, to the last row, sealed meanwhile, and over nothing', async () => {
  const [file, copy, again] = ['site.sqlite', 'a.age', 'again.sqlite'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const site = await planted(await open({ file }));
  await backUpFile(file, copy, recipient);

  const begins = 'SQLite format 3';
  expect((await readFile(file)).includes(begins)).toBe(true);
  expect((await readFile(copy)).includes(begins)).toBe(false);
  await expect(restoreFile(copy, file, identity)).rejects.toThrow('is there already');
  await expect(restoreFile(copy, again, await generateX25519Identity())).rejects.toThrow();
  await restoreFile(copy, again, identity);
  expect(await compareRows(site, await open({ file: again }))).toBe(site.entityMetadatas.length);

  await later(site, 'after the backup');
  await expect(compareRows(site, opened[1] as DataSource)).rejects.toThrow('job_runs');
});

it('a copy of which a byte was changed is refused, and leaves nothing behind', async () => {
  const [copy, changed] = [join(folder, 'a.age'), join(folder, 'changed.age')];
  const bytes = await readFile(copy);
  bytes[bytes.length - 40] = (bytes[bytes.length - 40] ?? 0) ^ 1;
  await writeFile(changed, bytes);

  await expect(restoreFile(changed, join(folder, 'never.sqlite'), identity)).rejects.toThrow();
  expect((await readdir(folder)).filter((name) => name.startsWith('never'))).toEqual([]);
});

it('a server comes back at its last dump, and at any second after it by its log', async () => {
  const mariadb = await MariadbServer.start(['--log-bin=log', '--server-id=1', '--binlog-format=ROW']);
  const logs = await mkdtemp(join(folder, 'server-'));
  try {
    const url = await newDatabase(mariadb.port);
    const site = await planted(await open({ url }));
    const dump = join(logs, 'dump.age');
    await backUpServer(readDatabaseAddress(url), dump, recipient);
    await later(site, 'wanted');
    await sleep(1100);
    const moment = new Date();
    await sleep(1100);
    await later(site, 'a mistake');
    expect(await backUpLog(readDatabaseAddress(url), logs, recipient)).toBeGreaterThan(0);
    expect(await backUpLog(readDatabaseAddress(url), logs, recipient)).toBe(1);

    const again = await newDatabase(mariadb.port);
    const place = await restoreServer(readDatabaseAddress(again), dump, identity);
    await replayLog(readDatabaseAddress(again), logs, identity, place, moment);
    const restored = await open({ url: again });

    const names = (await restored.getRepository(JobRunEntity).find()).map(({ name }) => name);
    expect(names).toContain('wanted');
    expect(names).not.toContain('a mistake');
    await site.getRepository(JobRunEntity).delete({ name: 'a mistake' });
    expect(await compareRows(site, restored)).toBe(site.entityMetadatas.length + 1);
    await expect(restoreServer(readDatabaseAddress(again), dump, identity)).rejects.toThrow(
      'has tables already',
    );
    const [first = ''] = (await readdir(logs)).filter((name) => name.startsWith('log-')).sort();
    await rename(join(logs, first), join(logs, 'elsewhere'));
    await expect(replayLog(readDatabaseAddress(again), logs, identity, place, moment)).rejects.toThrow(
      'is missing in',
    );
    await rename(join(logs, 'elsewhere'), join(logs, first.replace('000001', '000000')));
    const before = { ...place, log: { file: 'log.000000', position: 4 } };
    await expect(replayLog(readDatabaseAddress(again), logs, identity, before, moment)).rejects.toThrow(
      'missing before log-log.000002',
    );
  } finally {
    for (const source of opened.splice(0)) await source.destroy();
    await mariadb.stop();
  }
}, 120_000);
