import { endCanary, startCanary } from './canary';
import { placeInCohort, registryFor } from './cohort';
import { Marks } from './marks';
import { promote, rollback } from './promotion';
import { prune } from './prune';
import { publish } from './publish';
import { RegistryStore } from './registry-store';
import { restore } from './restore';
import { setRules } from './rules';
import { openStorage } from './storage/open-storage';
import type { Storage } from './storage/storage';
import { aBuild } from './testing/build';
import { temporaryFolder } from './testing/folders';

const decision = { at: new Date('2026-11-21T08:00:00Z'), by: 'Ana', why: 'ready' };
const since = '2026-11-21T08:00:00.000Z';

let storage: Storage;
let store: RegistryStore;
let place: { storage: Storage; store: RegistryStore };
beforeEach(async () => {
  storage = await openStorage({ dataDir: await temporaryFolder() });
  store = new RegistryStore(storage, 'production');
  place = { storage, store };
  for (const version of ['v1', 'v2', 'v3']) await publish(storage, await aBuild('tea', version));
  await promote(place, { id: 'tea', version: 'v1' }, decision);
});

const tryOut = (version: string, share: number, at = decision.at) =>
  startCanary(place, { id: 'tea', version, share }, { ...decision, at });
const tea = async () => {
  const { version, canary, lastGood } = (await store.current()).remotes.tea ?? {};
  return { version, tried: canary?.release.version, share: canary?.share, lastGood: lastGood?.version };
};
const members = Array.from({ length: 1000 }, (_, index) => `member ${index}`);

it('a share of the members gets the version that is tried, with the current one to fall back to', async () => {
  await tryOut('v2', 10);
  const registry = await store.current();
  const seen = members.map((member) => registryFor(registry, member).remotes.tea);
  const trying = seen.filter((remote) => remote?.version === 'v2');

  expect(trying.length).toBeGreaterThan(60);
  expect(trying.length).toBeLessThan(140);
  expect(trying[0]).toMatchObject({ version: 'v2', since, lastGood: { version: 'v1' } });
  expect(seen.every((remote) => remote && !('canary' in remote))).toBe(true);
  expect(registryFor(registry, undefined).remotes.tea?.version).toBe('v1');
});

it('whoever tries a version keeps it when the share grows, and others try the next one', () => {
  const trying = (version: string, share: number) =>
    members.filter((member) => placeInCohort(member, 'tea', version) < share);
  const [few, more] = [trying('v2', 10), trying('v2', 30)];

  expect(few.every((member) => more.includes(member))).toBe(true);
  expect(few.filter((member) => trying('v3', 10).includes(member)).length).toBeLessThan(few.length / 2);
});

it('is told with its share, and another share keeps what was learned', async () => {
  await tryOut('v2', 10);
  await tryOut('v2', 30, new Date('2026-11-21T09:00:00Z'));

  expect((await store.current()).remotes.tea?.canary).toMatchObject({ share: 30, since });
  expect((await store.history()).map(({ change }) => [change.from, change.to, change.share])).toEqual([
    ['v1', 'v2', 30],
    ['v1', 'v2', 10],
    [undefined, 'v1', undefined],
  ]);
});

it('a rollback takes back what is tried, and marks it', async () => {
  await tryOut('v2', 10);
  await rollback(place, { id: 'tea' }, decision);

  expect(await tea()).toMatchObject({ version: 'v1', tried: undefined });
  expect(await new Marks(storage, 'production').of('tea', 'v2')).toMatchObject({ state: 'bad' });
});

it('can end without a verdict, and never ends another one', async () => {
  await tryOut('v2', 10);

  expect(await endCanary(place, { id: 'tea', version: 'v3', bad: true }, decision)).toBe(false);
  expect(await endCanary(place, { id: 'tea', version: 'v2', bad: false }, decision)).toBe(true);
  expect(await new Marks(storage, 'production').of('tea', 'v2')).toBeUndefined();
});

it('becomes current with a promotion, and nobody else’s release crosses it unless it is forced', async () => {
  await tryOut('v2', 10);
  await expect(promote(place, { id: 'tea', version: 'v3' }, decision)).rejects.toThrow(
    'tea v2 is being tried by 10 % of the members',
  );
  await promote(place, { id: 'tea', version: 'v2' }, decision);
  expect(await tea()).toEqual({ version: 'v2', tried: undefined, share: undefined, lastGood: 'v1' });

  await tryOut('v1', 10);
  await promote(place, { id: 'tea', version: 'v3' }, { ...decision, gate: 'forced' });
  expect(await tea()).toMatchObject({ version: 'v3', tried: undefined });
});

it.each([0, 91, 1.5, Number.NaN])('a share of %s is refused', async (share) => {
  await expect(tryOut('v2', share)).rejects.toThrow('whole number of percent from 1 to 90');
});

it('needs something to be compared with', async () => {
  await expect(tryOut('v1', 10)).rejects.toThrow('everybody has it');
  await publish(storage, await aBuild('cake', 'v1'));
  await expect(startCanary(place, { id: 'cake', version: 'v1', share: 10 }, decision)).rejects.toThrow(
    'no current version',
  );
});

it('stays when versions are pruned, and is not brought back with a former revision', async () => {
  await tryOut('v2', 10);
  expect(await prune(storage, { keptSince: new Date(), revisions: 1 })).toEqual(['tea/v3']);
  const { rev } = await store.current();
  await endCanary(place, { id: 'tea', version: 'v2', bad: false }, decision);
  await restore(place, rev, decision);

  expect(await tea()).toMatchObject({ version: 'v1', tried: undefined });
});

describe('with staging first', () => {
  const staging = () => ({ storage, store: new RegistryStore(storage, 'staging') });
  beforeEach(() => setRules(storage, { stagingFirst: true, by: 'Ana', at: since, why: 'agreed' }));

  it('production takes only what staging has shown, for all and for some', async () => {
    await expect(promote(place, { id: 'tea', version: 'v2' }, decision)).rejects.toThrow('never on staging');
    await expect(tryOut('v2', 10)).rejects.toThrow('never on staging');

    await promote(staging(), { id: 'tea', version: 'v2' }, decision);
    await tryOut('v2', 10);
    await promote(place, { id: 'tea', version: 'v2' }, decision);
    expect(await tea()).toMatchObject({ version: 'v2' });
  });

  it('nor what staging went back from; forced it goes past, and a rollback is free', async () => {
    await promote(staging(), { id: 'tea', version: 'v1' }, decision);
    await promote(staging(), { id: 'tea', version: 'v2' }, decision);
    await rollback(staging(), { id: 'tea' }, decision);
    await expect(promote(place, { id: 'tea', version: 'v2' }, decision)).rejects.toThrow(
      'rolled back on staging',
    );

    await promote(place, { id: 'tea', version: 'v3' }, { ...decision, gate: 'forced' });
    await rollback(place, { id: 'tea' }, decision);
    expect(await tea()).toMatchObject({ version: 'v1' });
  });

  it('a rule that cannot be read is not taken for none', async () => {
    await storage.put('rules.json', Buffer.from('{ not json'));

    await expect(promote(place, { id: 'tea', version: 'v2' }, decision)).rejects.toThrow('cannot be read');
  });
});

it('shows all who try the same one and the same registry, which is made once', async () => {
  await tryOut('v2', 50);
  const registry = await store.current();

  expect(new Set(members.map((member) => registryFor(registry, member))).size).toBe(2);
  expect(registryFor(registry, undefined)).toBe(registryFor(registry, undefined));
});
