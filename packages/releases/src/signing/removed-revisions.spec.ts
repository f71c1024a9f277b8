import { promote } from '../promotion';
import { publish } from '../publish';
import { RegistryStore } from '../registry-store';
import { FolderStorage } from '../storage/folder-storage';
import { aBuild } from '../testing/build';
import { temporaryFolder } from '../testing/folders';
import { Owners } from './owners';
import { ReleaseKey } from './release-key';
import { SealedStorage } from './sealed-storage';

const [food, movement] = [ReleaseKey.make(), ReleaseKey.make()];
const owners = Owners.from(
  JSON.stringify({
    Food: { keys: [food.publicText], modules: ['tea'] },
    Movement: { keys: [movement.publicText], modules: ['walk'] },
  }),
);
const decision = { at: new Date('2026-11-21T08:00:00Z'), by: 'Ana', why: 'ready' };

it('a process that runs follows what was removed, and what was signed in its place', async () => {
  const folder = await temporaryFolder();
  const files = new FolderStorage(folder);
  const running = new SealedStorage(files, { owners });
  const release = async (key: ReleaseKey, id: string, version: string) => {
    const storage = new SealedStorage(files, { owners, key });
    await publish(storage, await aBuild(id, version));
    await promote({ storage, store: new RegistryStore(storage, 'production') }, { id, version }, decision);
  };
  const shown = async (storage: SealedStorage) => {
    const { remotes } = await new RegistryStore(storage, 'production').current();
    return Object.fromEntries(Object.entries(remotes).map(([id, { version }]) => [id, version]));
  };
  await release(food, 'tea', 'v1');
  await release(food, 'tea', 'v2');
  await release(movement, 'walk', 'v1');
  expect(await shown(running)).toEqual({ tea: 'v2', walk: 'v1' });

  for (const rev of [3, 2]) await files.remove(`registry/production/0000000${rev}.json`);
  expect(await shown(running)).toEqual({ tea: 'v1' });
  await release(food, 'tea', 'v3');
  await release(movement, 'walk', 'v2');

  expect(await shown(running)).toEqual({ tea: 'v3', walk: 'v2' });
  expect(await shown(new SealedStorage(files, { owners }))).toEqual({ tea: 'v3', walk: 'v2' });
});
