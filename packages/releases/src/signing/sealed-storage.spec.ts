import { promote, rollback } from '../promotion';
import { publish } from '../publish';
import { RegistryStore } from '../registry-store';
import { restore } from '../restore';
import { FolderStorage } from '../storage/folder-storage';
import { aBuild } from '../testing/build';
import { temporaryFolder } from '../testing/folders';
import { withdraw } from '../withdrawal';
import { Owners } from './owners';
import { ReleaseKey } from './release-key';
import { SealedStorage, type Trust } from './sealed-storage';

const [platform, food, movement, stranger] = Array.from({ length: 4 }, () => ReleaseKey.make());
const team = (key: ReleaseKey | undefined, ...modules: string[]) => ({ keys: [key?.publicText], modules });
const owners = Owners.from(
  JSON.stringify({
    Platform: team(platform, '*'),
    Food: team(food, 'tea', 'cake'),
    Movement: team(movement, 'walk'),
  }),
);
const decision = { at: new Date('2026-11-21T08:00:00Z'), by: 'Ana', why: 'ready' };

let folder: string;
beforeEach(async () => (folder = await temporaryFolder()));

/** The storage as a process sees it that has a key, and believes what its owners made. */
const placeOf = (key: ReleaseKey | undefined) => placeWith({ owners, key });
/** The same for one that believes everything, as somebody would who means harm. */
const unchecked = (key?: ReleaseKey) => placeWith({ key });

function placeWith(trust: Trust) {
  const storage = new SealedStorage(new FolderStorage(folder), trust);
  return { storage, store: new RegistryStore(storage, 'production') };
}

async function release(place: ReturnType<typeof placeWith>, id: string, version: string) {
  await publish(place.storage, await aBuild(id, version));
  return promote(place, { id, version }, decision);
}
const shown = async () => {
  const { remotes } = await placeOf(platform).store.current();
  return Object.fromEntries(Object.entries(remotes).map(([id, { version }]) => [id, version]));
};

it('each team releases its own modules, and the others stay as their teams left them', async () => {
  await release(placeOf(food), 'tea', 'v1');
  await release(placeOf(movement), 'walk', 'v1');
  await release(placeOf(food), 'tea', 'v2');
  await rollback(placeOf(platform), { id: 'tea' }, decision);
  await withdraw(placeOf(movement), 'walk', decision);

  expect(await shown()).toEqual({ tea: 'v1' });
});

it.each([
  ['another team', movement, 'tea is released by Platform or Food, and your key is of Movement'],
  ['a stranger', stranger, 'tea is released by Platform or Food, and your key is of no team'],
  ['nobody', undefined, 'tea is released by Platform or Food, and RELEASE_KEY is not set'],
])('%s is told who releases a module', async (_, key, told) => {
  await expect(release(placeOf(key), 'tea', 'v1')).rejects.toThrow(told);
});

it.each([
  ['by another team', movement],
  ['by a stranger', stranger],
  ['unsigned', undefined],
])('what was put there %s past that is not shown', async (_, key) => {
  await release(placeOf(food), 'tea', 'v1');
  await release(unchecked(key), 'tea', 'evil');

  expect(await shown()).toEqual({ tea: 'v1' });
});

it('what nobody known made is named, and the next release is made over it', async () => {
  await release(placeOf(food), 'tea', 'v1');
  await release(unchecked(stranger), 'tea', 'evil');
  const { store } = placeOf(food);

  expect(await store.spoiled()).toEqual([{ rev: 2, problem: 'no team that may release has signed it' }]);
  await release(placeOf(food), 'tea', 'v2');
  expect(await shown()).toEqual({ tea: 'v2' });
  expect((await placeOf(food).store.current()).remotes.tea?.lastGood?.version).toBe('v1');
});

it('a revision that was altered, or copied to another number, counts for nothing', async () => {
  await release(placeOf(food), 'tea', 'v1');
  await release(placeOf(food), 'tea', 'v2');
  const files = new FolderStorage(folder);
  const [first, second] = ['registry/production/00000001.json', 'registry/production/00000002.json'];
  await files.put('registry/production/00000003.json', (await files.read(first)) ?? Buffer.alloc(0));
  expect(await shown()).toEqual({ tea: 'v2' });

  await files.put(second, Buffer.from(String(await files.read(second)).replaceAll('entry.js', 'evil.js')));
  expect(await shown()).toEqual({ tea: 'v1' });
});

it('what a team made that is not whole spoils nothing of the others', async () => {
  await release(placeOf(food), 'tea', 'v1');
  const { storage } = unchecked(food);
  const change = { at: '', by: '', why: '', id: 'tea', to: 'v2' };
  const spoiled = { registry: { rev: 2, remotes: { tea: { version: 5 } } }, change };
  await storage.create('registry/production/00000002.json', Buffer.from(JSON.stringify(spoiled)));
  await release(placeOf(movement), 'walk', 'v1');

  expect(await shown()).toEqual({ tea: 'v1', walk: 'v1' });
});

it('a registry from before there were keys is taken over by one decision of who may release everything', async () => {
  await release(unchecked(), 'tea', 'v1');
  await release(unchecked(), 'walk', 'v1');
  expect(await shown()).toEqual({});

  await restore(unchecked(platform), 2, decision);

  expect(await shown()).toEqual({ tea: 'v1', walk: 'v1' });
});
