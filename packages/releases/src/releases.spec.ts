import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Previews } from './previews';
import { promote } from './promotion';
import { prune } from './prune';
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

  it('a module whose style sheet would style the rest of the page is not released', async () => {
    const leaking = await aBuild('tea', 'v1', '* { display: none !important }');

    await expect(publish(storage, leaking)).rejects.toThrow(
      'tea v1 is not released: in widgets.css, * is not in the layer "remote"',
    );
    expect(await storage.read('r/tea/v1/entry.js')).toBeUndefined();
    await publish(storage, await aBuild('tea', 'v1', '@layer remote{.tea_v1-a{color:red}}'));
    expect(await storage.read('r/tea/v1/entry.js')).toBeInstanceOf(Uint8Array);
  });

  it('a released version is served as it was built, compressed files too', async () => {
    await publish(storage, await aBuild('tea', 'v1'));

    expect(String(await storage.read('r/tea/v1/entry.js'))).toBe('tea v1');
    expect(String(await storage.read('r/tea/v1/page.js.br'))).toBe('br page');
    expect(await storage.read('r/tea/v2/entry.js')).toBeUndefined();
  });

  it('a version keeps its bytes for ever', async () => {
    await publish(storage, await aBuild('tea', 'v1'));
    const other = await aBuild('tea', 'v1');
    const integrity = (await aBuild('tea', 'other')).manifest.entry.integrity;
    await writeFile(join(other.folder, 'entry.js'), 'tea other');
    const changed = { ...other.manifest, entry: { ...other.manifest.entry, integrity } };

    await expect(publish(storage, { ...other, manifest: changed })).rejects.toThrow('with other bytes');
    expect(String(await storage.read('r/tea/v1/entry.js'))).toBe('tea v1');
  });

  it('a release names what the server paints with, and one from before there was such a file names none', async () => {
    await release('tea', 'v1');
    const old = await aBuild('cake', 'v1');
    const { server: _, ...manifest } = old.manifest;
    await writeFile(join(old.folder, 'remote.json'), JSON.stringify(manifest));
    await publish(storage, { ...old, manifest });
    await promote({ storage, store }, { id: 'cake', version: 'v1' }, decision);

    const { remotes } = await new RegistryStore(storage, 'production').current();
    const integrity = (await aBuild('tea', 'v1')).manifest.server?.integrity;
    expect(remotes['tea']?.server).toEqual({ url: '/r/tea/v1/server.js', integrity });
    expect(String(await storage.read('r/tea/v1/server.js'))).toBe('paints tea v1');
    expect(remotes['cake']).toMatchObject({ version: 'v1' });
    expect(remotes['cake']).not.toHaveProperty('server');
  });

  it('what the server would paint with is what its manifest says, or nothing is released', async () => {
    const built = await aBuild('tea', 'v1');
    await writeFile(join(built.folder, 'server.js'), 'something else');

    await expect(publish(storage, built)).rejects.toThrow('is not what its remote.json says');
  });

  it('a build that is not what its manifest says is not released', async () => {
    const built = await aBuild('tea', 'v1');
    await writeFile(join(built.folder, 'page.js'), 'something else');

    await expect(publish(storage, built)).rejects.toThrow('not what its remote.json says');
    expect(await storage.list('r/')).toEqual([]);
  });

  it('a preview is a name for a version, which may move on', async () => {
    const previews = new Previews(storage);
    await publish(storage, await aBuild('tea', 'v1'));
    await publish(storage, await aBuild('tea', 'v2'));
    const named = { id: 'tea', name: 'pr-42', at: '', by: '' };

    await previews.name({ ...named, version: 'v1' });
    expect(await previews.find('tea', 'pr-42')).toMatchObject({ version: 'v1' });
    await previews.name({ ...named, version: 'v2' });
    expect(await previews.find('tea', 'pr-42')).toMatchObject({ version: 'v2' });
    expect(await previews.find('tea', 'v1')).toMatchObject({ version: 'v1' });
    expect(await previews.find('tea', '../../secrets')).toBeUndefined();
  });

  it('pruning removes what nothing names, and nothing else', async () => {
    for (const version of ['v1', 'v2', 'v3', 'v4']) await release('tea', version);
    await publish(storage, await aBuild('tea', 'seen'));
    await publish(storage, await aBuild('tea', 'forgotten'));
    await new Previews(storage).name({ id: 'tea', name: 'pr-1', version: 'seen', at: '', by: '' });

    const removed = await prune(storage, { keptSince: new Date('2026-11-22'), revisions: 2 });

    expect(removed.sort()).toEqual(['tea/forgotten', 'tea/v1']);
    expect(await storage.read('r/tea/v1/entry.js')).toBeUndefined();
    for (const version of ['v2', 'v3', 'v4', 'seen']) {
      expect(await storage.read(`r/tea/${version}/entry.js`)).toBeInstanceOf(Uint8Array);
    }
  });
});

it.each([
  ['away', () => Promise.reject(new Error('away'))],
  ['hanging', () => new Promise<never>(() => undefined)],
])('a storage that is %s leaves the last known registry', async (_, answer) => {
  const storage = await openStorage({ dataDir: await temporaryFolder() });
  const store = new RegistryStore(storage, 'production');
  await publish(storage, await aBuild('tea', 'v1'));
  await promote({ storage, store }, { id: 'tea', version: 'v1' }, decision);
  jest.spyOn(storage, 'list').mockImplementation(answer);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);

  expect((await store.current()).remotes.tea?.version).toBe('v1');
});
