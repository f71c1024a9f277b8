import type { VersionMark } from '@nestwell/contracts/delivery';
import { Marks } from './marks';
import { promote, rollback } from './promotion';
import { publish } from './publish';
import { RegistryStore } from './registry-store';
import { openStorage } from './storage/open-storage';
import type { Storage } from './storage/storage';
import { aBuild } from './testing/build';
import { temporaryFolder } from './testing/folders';

const decision = { at: new Date('2026-11-21T08:00:00Z'), by: 'Ana', why: 'ready' };

let storage: Storage;
let store: RegistryStore;
beforeEach(async () => {
  storage = await openStorage({ dataDir: await temporaryFolder() });
  store = new RegistryStore(storage, 'production');
});

const release = async (version: string, more: { securityFix?: true } = {}) => {
  await publish(storage, await aBuild('tea', version));
  await promote({ storage, store }, { id: 'tea', version }, { ...decision, ...more });
};
const mark = (version: string, state: VersionMark['state']) =>
  new Marks(storage, 'production').set('tea', version, { state, at: '', why: '' });
const tea = async () => {
  const { version, lastGood } = (await store.current()).remotes.tea ?? {};
  return { version, lastGood: lastGood?.version };
};
const goBack = () => rollback({ storage, store }, { id: 'tea' }, decision);

it('of two releases of which browsers know nothing yet, one falls back to the one they have used', async () => {
  await release('v1');
  await mark('v1', 'proven');
  await release('v2');
  await release('v3');

  expect(await tea()).toEqual({ version: 'v3', lastGood: 'v1' });
});

it('two bad releases in a row are gone at once: the way back is the one that is proven', async () => {
  await release('v1');
  await mark('v1', 'proven');
  await release('v2');
  await release('v3');

  await goBack();

  expect(await tea()).toEqual({ version: 'v1', lastGood: 'v2' });
});

it('what was rolled back is never fallen back to, and what lies before it still is', async () => {
  await release('v1');
  await release('v2');
  await mark('v2', 'proven');
  await release('v3');
  await goBack();
  expect(await tea()).toEqual({ version: 'v2', lastGood: 'v1' });

  await release('v4');
  await goBack();

  expect(await tea()).toEqual({ version: 'v2', lastGood: 'v1' });
  await goBack();
  expect(await tea()).toEqual({ version: 'v1', lastGood: undefined });
  await expect(goBack()).rejects.toThrow('no version to go back to');
});

it('a version that browsers could not use is never fallen back to', async () => {
  await release('v1');
  await release('v2');
  await mark('v2', 'bad');
  await release('v3');

  expect(await tea()).toEqual({ version: 'v3', lastGood: 'v1' });
});

it('a version that was removed is passed over', async () => {
  await release('v1');
  await release('v2');
  await storage.remove('r/tea/v2/remote.json');
  await release('v3');

  expect(await tea()).toEqual({ version: 'v3', lastGood: 'v1' });
});

it('a mark that cannot be read says nothing', async () => {
  await release('v1');
  await storage.put('marks/production/tea/v1.json', Buffer.from('{ not json'));
  await release('v2');

  expect(await tea()).toEqual({ version: 'v2', lastGood: 'v1' });
});

it('nothing falls back behind a security fix, also where a version before it is proven', async () => {
  await release('v1');
  await mark('v1', 'proven');
  await release('v2', { securityFix: true });
  await release('v3');
  expect(await tea()).toEqual({ version: 'v3', lastGood: 'v2' });
  await goBack();
  await release('v4');

  expect(await tea()).toEqual({ version: 'v4', lastGood: 'v2' });
});

it('a person goes back from a security fix, which holds nobody from then on', async () => {
  await release('v1');
  await release('v2', { securityFix: true });
  expect((await store.history())[0]?.change).toMatchObject({ to: 'v2', securityFix: true });
  await goBack();
  expect(await tea()).toEqual({ version: 'v1', lastGood: undefined });
  await release('v3');

  expect(await tea()).toEqual({ version: 'v3', lastGood: 'v1' });
});

it('a version that is current already is marked as a security fix later', async () => {
  await release('v1');
  await release('v2');
  await release('v2', { securityFix: true });

  expect((await store.current()).remotes.tea).toMatchObject({ version: 'v2', securityFix: true });
});
