import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promote } from './promotion';
import { prune } from './prune';
import { publish } from './publish';
import { RegistryStore } from './registry-store';
import { copyVersion, keepShell, shownShells } from './shells';
import { openStorage } from './storage/open-storage';
import type { Bucket } from './testing/bucket';
import { aBuild, aShell } from './testing/build';
import { temporaryFolder } from './testing/folders';
import { startBucket } from './testing/start-bucket';
import { S3Server } from './testing/s3-server';

const decision = { at: new Date('2026-11-21T08:00:00Z'), by: 'Ana', why: 'ready' };

let bucket: Bucket;
beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket.stop());

it('the shell that is shown is kept, with the one before; older ones go with the next pruning', async () => {
  const storage = await openStorage({ dataDir: await temporaryFolder() });
  for (const version of ['s1', 's2', 's3']) await keepShell(storage, 'production', await aShell(version));
  expect(await shownShells(storage, 'production')).toEqual({ current: 's3', lastGood: 's2' });

  const removed = await prune(storage, { keptSince: new Date(), revisions: 2 });

  expect(removed).toEqual(['shells/s1']);
  const copy = await temporaryFolder();
  await copyVersion(storage, 'shells/s2/', copy);
  expect(await readFile(join(copy, 'main.js'), 'utf8')).toBe('shell s2');
});

it('while a bucket is away a restarted site has the registry it knew', async () => {
  const away = await S3Server.start();
  const plan = { dataDir: await temporaryFolder(), url: away.url() };
  const storage = await openStorage(plan);
  await publish(storage, await aBuild('tea', 'v1'));
  const store = new RegistryStore(storage, 'production');
  await promote({ storage, store }, { id: 'tea', version: 'v1' }, decision);
  await away.stop();

  const restarted = await openStorage(plan);

  expect((await new RegistryStore(restarted, 'production').current()).remotes.tea?.version).toBe('v1');
  expect(String(await restarted.read('r/tea/v1/entry.js'))).toBe('tea v1');
});

it('what a bucket holds is fetched once', async () => {
  const storage = await openStorage({
    dataDir: await temporaryFolder(),
    url: bucket.url(),
  });
  await publish(storage, await aBuild('tea', 'v1'));
  await storage.read('r/tea/v1/entry.js');
  await bucket.empty();

  expect(String(await storage.read('r/tea/v1/entry.js'))).toBe('tea v1');
});
