import { promote, rollback } from './promotion';
import { publish } from './publish';
import { RegistryStore } from './registry-store';
import { openStorage } from './storage/open-storage';
import type { Storage } from './storage/storage';
import type { Bucket } from './testing/bucket';
import { aBuild } from './testing/build';
import { temporaryFolder } from './testing/folders';
import { startBucket } from './testing/start-bucket';

const decision = { at: new Date('2026-11-21T08:00:00Z'), by: 'Ana', why: 'ready' };

let bucket: Bucket;
beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket.stop());

describe.each(['a folder', 'a bucket'])('in %s', (kind) => {
  let storage: Storage;
  let store: RegistryStore;
  beforeEach(async () => {
    await bucket.empty();
    const url = kind === 'a folder' ? undefined : bucket.url('/site');
    storage = await openStorage({ dataDir: await temporaryFolder(), url });
    store = new RegistryStore(storage, 'production');
  });

  const release = async (id: string, version: string) => {
    await publish(storage, await aBuild(id, version));
    return promote({ storage, store }, { id, version }, decision);
  };

  it('a promotion keeps the version before, and is told with who and why', async () => {
    await release('tea', 'v1');
    await release('tea', 'v2');

    expect(await store.current()).toMatchObject({
      rev: 2,
      remotes: { tea: { version: 'v2', since: '2026-11-21T08:00:00.000Z', lastGood: { version: 'v1' } } },
    });
    const [newest] = await store.history();
    expect(newest?.change).toEqual({
      ...decision,
      at: '2026-11-21T08:00:00.000Z',
      id: 'tea',
      from: 'v1',
      to: 'v2',
    });
  });

  it('a rollback goes back to the last good version, and not further by itself', async () => {
    await release('tea', 'v1');
    await release('tea', 'v2');

    expect(await rollback({ storage, store }, { id: 'tea' }, decision)).toBe(true);
    expect((await store.current()).remotes.tea).toMatchObject({ version: 'v1' });
    await expect(rollback({ storage, store }, { id: 'tea' }, decision)).rejects.toThrow(
      'no version to go back to',
    );
  });

  it('of two decisions on the same revision one succeeds', async () => {
    await release('tea', 'v1');
    const { rev } = await store.current();
    const other = new RegistryStore(storage, 'production');
    const change = { at: '', by: '', why: '', id: 'tea', to: 'v2' };

    const results = await Promise.all([store, other].map((writer) => writer.replace(rev, {}, change)));

    expect(results.sort()).toEqual([false, true]);
  });

  it('environments have registries of their own', async () => {
    await release('tea', 'v1');

    expect(await new RegistryStore(storage, 'staging').current()).toEqual({ rev: 0, remotes: {} });
  });

  it('a corrupt revision is passed over, and the next one can be made', async () => {
    await release('tea', 'v1');
    await storage.put('registry/production/00000002.json', Buffer.from('{ not json'));
    const fresh = new RegistryStore(storage, 'production');

    expect(await fresh.current()).toMatchObject({ rev: 2, remotes: { tea: { version: 'v1' } } });
    await publish(storage, await aBuild('tea', 'v2'));
    await promote({ storage, store: fresh }, { id: 'tea', version: 'v2' }, decision);
    expect(await fresh.current()).toMatchObject({ rev: 3, remotes: { tea: { version: 'v2' } } });
  });
});
