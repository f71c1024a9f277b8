import { v7 } from 'uuid';
import type { live, Signal } from '@nestwell/contracts/delivery/server';
import { plainReading } from '@nestwell/domain/reading';
import { HOUR } from '@nestwell/domain/moments';
import { Marks, placeInCohort, startCanary } from '@nestwell/releases';
import type { CallOf } from '../../platform/http/call';
import { PlatformController } from '../platform.controller';
import { Overview } from '../team-page/overview';
import { ReleasingSite } from '../../web/testing/releasing-site';
import { Signals } from './signals';

let site: ReleasingSite;
beforeEach(async () => {
  site = await ReleasingSite.build();
  await site.start();
  await site.release('tea', 'v2');
  await startCanary(site.place, { id: 'tea', version: 'v2', share: 10 }, site.decision());
});
afterEach(() => site.remove());

const told = (name: Signal['name'], version: string, value = 100): Signal => ({
  id: 'tea',
  version,
  name,
  value,
});

/** So many members who were there before, each in a network of her own. */
async function members(count: number, signals: Signal[]) {
  for (let client = 1; client <= count; client += 1)
    await site.app.get(Signals).take(`2001:db8:${client.toString(16)}:1::/64`, signals, v7({ msecs: 1 }));
}
const strangers = async (count: number, signals: Signal[]) => {
  for (let client = 1; client <= count; client += 1)
    await site.app.get(Signals).take(`2001:db8:1::${client.toString(16)}`, signals);
};
const tea = async () => {
  const { version, canary } = (await site.place.store.current()).remotes.tea ?? {};
  return { version, tried: canary?.release.version };
};
async function twoHoursLater() {
  site.app.clock.advance(2 * HOUR);
  await site.app.runJobs();
}

it('what is tried is measured beside the current one, and everybody gets it after a while', async () => {
  await members(50, [told('load', 'v2')]);
  await members(60, [told('load', 'v1')]);
  expect(await tea()).toEqual({ version: 'v1', tried: 'v2' });

  await twoHoursLater();

  expect(await tea()).toEqual({ version: 'v2', tried: undefined });
  expect((await site.place.store.history())[0]?.change).toMatchObject({
    by: 'automatic',
    why: '50 members used it for 2 h, and it did no worse than the current one',
  });
});

it('what fails among those who try it is taken back, marked, and said with figures', async () => {
  await members(60, [told('load', 'v1')]);
  await members(12, [told('load', 'v2')]);
  await members(20, [told('frozen', 'v2'), told('fallback', 'v2')]);

  expect(await tea()).toEqual({ version: 'v1', tried: undefined });
  expect((await site.place.store.history())[0]?.change).toMatchObject({
    by: 'automatic',
    from: 'v2',
    to: 'v1',
    why: '20 of 32 members could not use it',
  });
  expect(await new Marks(site.place.storage, 'production').of('tea', 'v2')).toMatchObject({ state: 'bad' });
});

it('what holds the page longer than the current one, by the address of its scripts, is taken back', async () => {
  await members(60, [told('load', 'v1'), told('blocked', 'v1', 0)]);
  await members(60, [told('load', 'v2'), told('blocked', 'v2', 900)]);
  await twoHoursLater();

  expect(await tea()).toEqual({ version: 'v1', tried: undefined });
  expect((await site.place.store.history())[0]?.change.why).toMatch(/^its blocked is \d+ at the 75th/);
});

it('a security fix that fails among those who try it is left to a person', async () => {
  await startCanary(
    site.place,
    { id: 'tea', version: 'v2', share: 20 },
    { ...site.decision(), securityFix: true },
  );
  await members(30, [told('failure', 'v2'), told('fallback', 'v2')]);

  expect(await tea()).toEqual({ version: 'v1', tried: 'v2' });
});

it('strangers, at however many addresses, neither take it back nor give it to everybody', async () => {
  await strangers(80, [told('failure', 'v2'), told('fallback', 'v2')]);
  await strangers(80, [told('load', 'v2')]);
  await twoHoursLater();

  expect(await tea()).toEqual({ version: 'v1', tried: 'v2' });
});

it('the team sees the share, what is tried and how it does', async () => {
  await members(2, [told('load', 'v2', 400)]);
  const { environments, health, history } = await site.app.get(Overview).read();

  expect(environments[0]?.remotes.find(({ id }) => id === 'tea')?.canary).toMatchObject({
    version: 'v2',
    share: 10,
  });
  expect(health.find(({ version }) => version === 'v2')).toMatchObject({
    members: { loads: 2, failures: 0 },
  });
  expect(history[0]).toMatchObject({ from: 'v1', to: 'v2', share: 10 });
});

it('a member whose turn it is gets it, and hears of one version only; a visitor never does', async () => {
  const turn = Array.from({ length: 300 }, () => v7()).find((id) => placeInCohort(id, 'tea', 'v2') < 10);
  const ask = async (id: string | undefined) => {
    const user = id && { id, role: 'user', timezone: 'UTC', locale: null, reading: plainReading };
    const call = { user, query: {}, request: { cookies: {} } };
    const answer = await site.app.get(PlatformController).registry(call as CallOf<typeof live.registry>);
    return answer.registry?.remotes.tea;
  };

  expect(await ask(turn)).toMatchObject({ version: 'v2', lastGood: { version: 'v1' } });
  expect(await ask(turn)).not.toHaveProperty('canary');
  expect(await ask(undefined)).toMatchObject({ version: 'v1' });
  expect((await site.open('/tea')).registry.remotes.tea).not.toHaveProperty('canary');
});
