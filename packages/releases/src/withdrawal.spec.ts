import { promote } from './promotion';
import { publish } from './publish';
import { RegistryStore } from './registry-store';
import { openStorage } from './storage/open-storage';
import type { Storage } from './storage/storage';
import { aBuild } from './testing/build';
import { temporaryFolder } from './testing/folders';
import { isWithdrawn, withdraw } from './withdrawal';

const decision = { at: new Date('2026-11-21T08:00:00Z'), by: 'Ana', why: 'not ready for mothers' };

let storage: Storage;
let store: RegistryStore;
beforeEach(async () => {
  storage = await openStorage({ dataDir: await temporaryFolder() });
  store = new RegistryStore(storage, 'production');
  for (const id of ['tea', 'cake']) {
    await publish(storage, await aBuild(id, 'v1'));
    await promote({ storage, store }, { id, version: 'v1' }, decision);
  }
});

it('a withdrawn module is gone, alone, and told with who and why', async () => {
  expect(await withdraw({ storage, store }, 'tea', decision)).toBe(true);

  expect(Object.keys((await store.current()).remotes)).toEqual(['cake']);
  expect(await isWithdrawn(storage, 'production', 'tea')).toBe(true);
  expect(await isWithdrawn(storage, 'staging', 'tea')).toBe(false);
  const [newest] = await store.history();
  expect(newest?.change).toMatchObject({
    id: 'tea',
    from: 'v1',
    to: 'withdrawn',
    why: 'not ready for mothers',
  });
});

it('a withdrawn module comes back with its next release', async () => {
  await withdraw({ storage, store }, 'tea', decision);

  await promote({ storage, store }, { id: 'tea', version: 'v1' }, decision);

  expect((await store.current()).remotes.tea?.version).toBe('v1');
  expect(await isWithdrawn(storage, 'production', 'tea')).toBe(false);
});

it('what is not live cannot be withdrawn', async () => {
  await expect(withdraw({ storage, store }, 'soup', decision)).rejects.toThrow(
    'soup is not live in production',
  );
});
