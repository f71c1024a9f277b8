import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promote, rollback } from './promotion';
import { publish } from './publish';
import { RevisionBlocked } from './registry-errors';
import { RegistryStore } from './registry-store';
import { restore } from './restore';
import { openStorage } from './storage/open-storage';
import type { Bucket } from './testing/bucket';
import { aBuild } from './testing/build';
import { temporaryFolder } from './testing/folders';
import { decision, RunningSite } from './testing/running-site';
import { startBucket } from './testing/start-bucket';
import { withdraw } from './withdrawal';

/** Fifty attempts, each of a few requests, which a real bucket on a busy machine answers in half a second each. */
jest.setTimeout(90_000);

let bucket: Bucket;
beforeAll(async () => {
  bucket = await startBucket();
});
beforeEach(() => bucket.empty());
afterAll(() => bucket.stop());
afterEach(() => jest.restoreAllMocks());

describe.each(['a folder', 'a bucket'])('in %s', (kind) => {
  let site: RunningSite;
  beforeEach(async () => {
    site = await RunningSite.start(kind === 'a folder' ? undefined : bucket.url('/site'));
  });

  it('of ten who decide at once each is heard', async () => {
    const ids = Array.from({ length: 10 }, (_, index) => `cup${index}`);
    for (const id of ids) await publish(site.storage, await aBuild(id, 'v1'));

    await Promise.all(ids.map((id) => promote(site.command(), { id, version: 'v1' }, decision)));

    expect(Object.keys(await site.shown())).toEqual(expect.arrayContaining(ids));
  });

  it('a decision says what has the next revision’s name where no listing shows it, and ends', async () => {
    const create = jest.spyOn(site.storage, 'create').mockResolvedValue(false);
    const blocked = 'registry/production/00000004.json is taken by something that is no revision';

    await expect(rollback(site.command(), { id: 'tea' }, decision)).rejects.toThrow(blocked);
    await expect(withdraw(site.command(), 'tea', decision)).rejects.toThrow(blocked);
    await expect(restore(site.command(), 1, decision)).rejects.toThrow(RevisionBlocked);
    expect(create.mock.calls.length).toBeLessThanOrEqual(15);
  });

  it('a decision ends where others are quicker each time', async () => {
    const { store } = site.command();
    const replace = jest.spyOn(store, 'replace').mockResolvedValue(false);

    await expect(rollback({ storage: site.storage, store }, { id: 'tea' }, decision)).rejects.toThrow(
      'Try again',
    );
    expect(replace.mock.calls.length).toBeLessThanOrEqual(50);
  });

  it('no decision is made behind the last number there is', async () => {
    await site.storage.put('registry/production/99999999.json', Buffer.from('{}'));

    await expect(rollback(site.command(), { id: 'tea' }, decision)).rejects.toThrow(
      'has the last number there is',
    );
  });
});

it('a folder under the next revision’s name is named, and what is in it counts for nothing', async () => {
  const dataDir = await temporaryFolder();
  const storage = await openStorage({ dataDir });
  const place = { storage, store: new RegistryStore(storage, 'production') };
  await publish(storage, await aBuild('tea', 'v1'));
  await mkdir(join(dataDir, 'releases', 'registry/production/00000001.json'), { recursive: true });
  await storage.put('registry/production/00000001.json/00000009.json', Buffer.from('{}'));

  await expect(promote(place, { id: 'tea', version: 'v1' }, decision)).rejects.toThrow(
    'registry/production/00000001.json is taken',
  );
  expect(await place.store.spoiled()).toEqual([]);
});
