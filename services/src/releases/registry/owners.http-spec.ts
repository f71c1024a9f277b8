import { FolderStorage, promote, RegistryStore, ReleaseKey, rollback } from '@nestwell/releases';
import { join } from 'node:path';
import { Overview } from '../team-page/overview';
import { buildRemote } from '../../web/testing/built-site';
import { ReleasingSite } from '../../web/testing/releasing-site';

const [platform, food] = [ReleaseKey.make(), ReleaseKey.make()];
const env = {
  RELEASE_OWNERS: JSON.stringify({
    Platform: { keys: [platform.publicText], modules: ['*'] },
    Food: { keys: [food.publicText], modules: ['cake'] },
  }),
  RELEASE_KEY: platform.secretText,
};

let site: ReleasingSite;
beforeEach(async () => {
  site = await ReleasingSite.build();
  await site.start(env);
});
afterEach(() => site.remove());

/** What somebody does who can write to the releases and has no key. */
function stranger() {
  const storage = new FolderStorage(join(site.folder, 'data/releases'));
  return { storage, store: new RegistryStore(storage, 'production') };
}
/** Starts it again, with what it was built from at first. */
async function restart(): Promise<void> {
  await buildRemote(site.folder, 'tea', 'v1', { pages: [{ path: '/tea', title: 'Tea' }] });
  await site.start(env);
}
const shown = async () => (await site.open('/tea')).registry.remotes.tea?.version;

it('a site with owners believes what it released itself, also after a restart', async () => {
  expect(await shown()).toBe('v1');
  await site.release('tea', 'v2');
  await site.promote('tea', 'v2');
  await rollback(site.place, { id: 'tea' }, site.decision());
  await restart();

  expect(await shown()).toBe('v1');
});

it('what nobody with a key released is not shown, and is named', async () => {
  await site.release('tea', 'evil');
  await promote(stranger(), { id: 'tea', version: 'evil' }, site.decision());
  const { rev } = await stranger().store.current();
  await restart();

  expect(await shown()).toBe('v1');
  expect((await site.app.get(Overview).read()).spoiled).toEqual([
    { environment: 'production', rev, problem: 'no team that may release has signed it' },
  ]);
});
