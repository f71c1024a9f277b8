import { Marks } from './marks';
import { Overwrites } from './decide';
import { promote } from './promotion';
import { publish } from './publish';
import { RegistryUnreachable } from './registry-errors';
import { RegistryStore } from './registry-store';
import { restore } from './restore';
import { openStorage } from './storage/open-storage';
import type { Storage } from './storage/storage';
import { aBuild } from './testing/build';
import { temporaryFolder } from './testing/folders';
import { isWithdrawn, withdraw } from './withdrawal';

const decision = { at: new Date('2026-11-21T08:00:00Z'), by: 'Ana', why: 'ready' };

let storage: Storage;
let store: RegistryStore;
beforeEach(async () => {
  storage = await openStorage({ dataDir: await temporaryFolder() });
  store = new RegistryStore(storage, 'production');
  for (const id of ['tea', 'cake']) await release(id, 'v1');
});

const release = async (id: string, version: string, more = {}) => {
  await publish(storage, await aBuild(id, version));
  return promote({ storage, store }, { id, version }, { ...decision, ...more });
};
const put = (rev: number, remotes: unknown) =>
  storage.put(
    `registry/production/0000000${rev}.json`,
    Buffer.from(JSON.stringify({ registry: { rev, remotes }, change: { ...decision, id: 'tea', to: 'v9' } })),
  );
const versions = async (of = store) =>
  Object.fromEntries(Object.entries((await of.current()).remotes).map(([id, { version }]) => [id, version]));

const aRelease = {
  version: 'v9',
  scope: 'tea_v9',
  entry: { url: '/r/tea/v9/entry.js', integrity: 'sha384-e' },
  css: [],
  pages: [],
  widgets: [],
  contract: 1,
};

it.each([
  ['a remote without an entry', { tea: { version: 'v9' } }, 'registry.remotes.tea.scope'],
  ['a list in place of remotes', [], 'registry.remotes'],
  [
    'a server build of another site',
    { tea: { ...aRelease, server: { url: 'https://elsewhere.example/x.js', integrity: 'sha384-x' } } },
    'registry.remotes.tea.server.url',
  ],
  ['nothing in place of a remote', { tea: null }, 'registry.remotes.tea'],
])('a revision with %s is passed over and named', async (_, remotes, where) => {
  await put(3, remotes);
  const fresh = new RegistryStore(storage, 'production');

  expect(await fresh.current()).toMatchObject({ rev: 3 });
  expect(await versions(fresh)).toEqual({ tea: 'v1', cake: 'v1' });
  const [spoiled] = await fresh.spoiled();
  expect(spoiled).toMatchObject({ rev: 3, problem: expect.stringContaining(where) as string });
});

it('a decision after a spoiled revision keeps the modules that it did not concern', async () => {
  await put(3, { tea: { version: 'v9' } });
  store = new RegistryStore(storage, 'production');

  await release('tea', 'v2');

  expect(await versions()).toEqual({ tea: 'v2', cake: 'v1' });
});

it('a former revision is restored whole', async () => {
  await release('tea', 'v2');
  await release('cake', 'v2');

  expect(await restore({ storage, store }, 2, { ...decision, why: 'both are broken' })).toBe(true);

  expect(await versions()).toEqual({ tea: 'v1', cake: 'v1' });
  const [newest] = await store.history();
  const told = { id: '*', from: 'revision 4', to: 'revision 2', why: 'both are broken' };
  expect(newest?.change).toMatchObject(told);
});

it('a restored module falls back to nothing that turned out bad since', async () => {
  await release('tea', 'v2');
  await release('tea', 'v3');
  await new Marks(storage, 'production').set('tea', 'v2', { state: 'bad', at: '', why: '' });

  await restore({ storage, store }, 4, decision);

  expect((await store.current()).remotes.tea).toMatchObject({ version: 'v3', lastGood: { version: 'v1' } });
});

it('a restored module is withdrawn no more', async () => {
  await withdraw({ storage, store }, 'tea', decision);

  await restore({ storage, store }, 2, decision);

  expect(await isWithdrawn(storage, 'production', 'tea')).toBe(false);
});

it('a revision that is spoiled, or names what was removed, is not restored', async () => {
  await put(3, { tea: null });
  await expect(restore({ storage, store }, 3, decision)).rejects.toThrow(
    'Revision 3 of production cannot be used',
  );
  await expect(restore({ storage, store }, 9, decision)).rejects.toThrow('it is not there');
  await storage.remove('r/cake/v1/remote.json');
  await expect(restore({ storage, store }, 2, decision)).rejects.toThrow('cake v1, which was removed since');
});

it('a storage that cannot be reached is said to be so, and is no empty registry', async () => {
  jest.spyOn(storage, 'list').mockRejectedValue(new Error('connect ECONNREFUSED'));
  const fresh = new RegistryStore(storage, 'production');

  await expect(fresh.current()).rejects.toThrow(RegistryUnreachable);
  await expect(fresh.current()).rejects.toThrow('cannot be reached: connect ECONNREFUSED');
});

it('whoever releases a module that somebody else released meanwhile is told whom she would overwrite', async () => {
  await release('tea', 'v2', { by: 'Ben', why: 'Totals by week' });

  const overwriting = release('tea', 'v3', { instead: { version: 'v1' } });
  await expect(overwriting).rejects.toThrow(Overwrites);
  await expect(overwriting).rejects.toThrow('tea v2 was released meanwhile by Ben');
  expect(await versions()).toEqual({ tea: 'v2', cake: 'v1' });
});
