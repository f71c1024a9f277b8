import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sqliteFileOf } from '@nestwell/embedded-sqlite';
import { Logger } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import { DamageCheck } from '../damage-check';
import { JobRunEntity } from '../jobs/job-run.entity';
import { cupsParts } from '../testing/cups';
import { TestApp } from '../testing/test-app';
import { Database } from './database';

let app: TestApp;
let path: string;
let whole: Buffer;
beforeEach(async () => {
  app = await TestApp.start({ parts: cupsParts });
  await sqliteFileOf(app.get(Database).source)?.foldLog();
  path = join(app.dataDir, 'nestwell.sqlite');
  whole = readFileSync(path);
  jest.spyOn(Logger.prototype, 'error').mockReturnValue();
  jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
});
afterEach(async () => {
  writeFileSync(path, whole);
  await app.stop();
});

const ready = () => app.visitor().send('/readyz');
const rows = () => app.get(Database).source.getRepository(JobRunEntity);

/** The page of the table of job runs becomes nonsense. */
async function damage(): Promise<void> {
  const [{ rootpage }] = await app
    .get(Database)
    .source.query<[{ rootpage: number }]>("SELECT rootpage FROM sqlite_master WHERE name = 'job_runs'");
  const bytes = Buffer.from(whole);
  bytes.fill(0xa5, (rootpage - 1) * 4096, rootpage * 4096);
  writeFileSync(path, bytes);
}

it('pages that were overwritten are found by the check, and told by /readyz until they are whole', async () => {
  await damage();
  await app.get(DamageCheck).run();
  expect(await ready()).toMatchObject({ status: 503, body: { code: 'damaged' } });

  writeFileSync(path, whole);
  await app.get(DamageCheck).run();
  await sleep(1100);
  expect(await ready()).toMatchObject({ status: 200 });
});

it('damage that any query meets is told by /readyz from then on', async () => {
  await damage();
  await expect(rows().find()).rejects.toMatchObject({ code: 'SQLITE_CORRUPT' });

  expect(await ready()).toMatchObject({ status: 503, body: { code: 'damaged' } });
});

it("so is what MariaDB says of a table's damage", async () => {
  const crashed = Object.assign(new Error('Index for table is corrupt'), { code: 'ER_INDEX_CORRUPT' });
  app.get(Database).damage.note(new QueryFailedError('SELECT 1', [], crashed));

  expect(await ready()).toMatchObject({ status: 503, body: { code: 'damaged' } });
});
