import { v7 } from 'uuid';
import type { Signal } from '@nestwell/contracts/delivery/server';
import { DAY } from '@nestwell/domain/moments';
import { promote, rollback } from '@nestwell/releases';
import { Database } from '../../platform/database/database';
import { ReleasingSite } from '../../web/testing/releasing-site';
import { Overview } from '../team-page/overview';
import { ReleaseStore } from '../registry/release-store';
import { Health } from './health';
import { hourOf } from './hours';
import { RemoteSignalEntity } from './remote-signal.entity';
import { Signals } from './signals';
import { evidenceFor } from './vouched';

let site: ReleasingSite;
beforeEach(async () => {
  site = await ReleasingSite.build();
});
afterEach(() => site.remove());

describe('signals', () => {
  const signal = (name: Signal['name'], version = 'v2', value = 0): Signal => ({
    id: 'tea',
    version,
    name,
    value,
  });
  /** A browser at an address of its own. */
  const report = (client: number, signals: Signal[]) =>
    site.app.visitor().send('/api/platform/signals', {
      method: 'POST',
      json: { signals },
      headers: { 'x-forwarded-for': `203.0.113.${client}` },
    });
  const overview = () => site.app.get(ReleaseStore).registry.current();

  async function freshVersion() {
    await site.start({ TRUST_PROXY: 'loopback' });
    await site.release('tea', 'v2');
    await site.promote('tea', 'v2');
  }

  /** Old accounts in networks of their own: for `loads` of them it works, for `failures` it does not. */
  const networks = async (loads: number, failures: number, registered = '2026-01-01T00:00:00Z') => {
    const tell = async (client: number, signals: Signal[]) =>
      site.app.get(Signals).take(`198.51.${client}.7`, signals, memberId(registered, client));
    for (let client = 1; client <= loads; client += 1) await tell(client, [signal('load')]);
    for (let client = loads + 1; client <= loads + failures; client += 1)
      await tell(client, [signal('failure'), signal('fallback')]);
  };

  const everybody = async (tell: (client: number, signals: Signal[]) => Promise<unknown>) => {
    for (let client = 1; client <= 4; client += 1) await tell(client, [signal('load', 'v2', 300)]);
    for (let client = 5; client <= 9; client += 1)
      await tell(client, [signal('failure'), signal('fallback')]);
  };
  /** The same from members, one at each address, who registered at a moment. */
  const members = (registered: string) => (client: number, signals: Signal[]) =>
    site.app.get(Signals).take(`203.0.113.${client}`, signals, memberId(registered, client));
  const memberId = (registered: string, seq: number) =>
    v7({ msecs: Date.parse(registered), seq, random: new Uint8Array(16) });

  it('a version whose files are gone goes back when too many say that it fails, and says why', async () => {
    await freshVersion();
    await site.place.storage.remove('r/tea/v2/remoteEntry.1.js');
    await everybody(report);

    expect((await overview()).remotes.tea?.version).toBe('v1');
    const [newest] = await site.place.store.history();
    expect(newest?.change).toMatchObject({ by: 'automatic', from: 'v2', to: 'v1' });
    expect(newest?.change.why).toBe('5 of 9 browsers could not use v2 (56 %)');
  });

  it('a version whose files are others than were released goes back as well', async () => {
    await freshVersion();
    await site.place.storage.put('r/tea/v2/widgets.1.css', Buffer.from('.b{}'));
    await everybody(report);

    expect((await overview()).remotes.tea?.version).toBe('v1');
  });

  it('a version that breaks in browsers goes back when members who were there before it say so', async () => {
    await freshVersion();
    await networks(4, 20);

    expect((await overview()).remotes.tea?.version).toBe('v1');
    const [newest] = await site.place.store.history();
    expect(newest?.change.why).toBe('20 of 24 members could not use v2 (83 %)');
  });

  it('five old accounts of one person take nothing back', async () => {
    await freshVersion();
    const tell = members('2026-01-01T00:00:00Z');
    for (let client = 1; client <= 12; client += 1) await tell(client, [signal('load')]);
    for (let client = 13; client <= 17; client += 1)
      await tell(client, [signal('failure'), signal('fallback')]);

    expect((await overview()).remotes.tea?.version).toBe('v2');
  });

  it('nor do any number of them in one network', async () => {
    await freshVersion();
    const tell = members('2026-01-01T00:00:00Z');
    for (let client = 1; client <= 60; client += 1)
      await tell(client, [signal('failure'), signal('frozen'), signal('fallback')]);

    expect((await overview()).remotes.tea?.version).toBe('v2');
  });

  it('nor do accounts that were made two weeks before the release', async () => {
    await freshVersion();
    const since = Date.parse((await overview()).remotes.tea?.since ?? '');
    await networks(0, 40, new Date(since - 13 * DAY).toISOString());

    expect((await overview()).remotes.tea?.version).toBe('v2');
  });

  it('nor do some on a site that many use, of whom a person is told', async () => {
    await freshVersion();
    const hour = hourOf(site.app.clock.now().getTime() - 2 * DAY);
    const row = { hour, remote: 'cake', version: 'v1', name: evidenceFor('load'), count: 200 };
    await site.app.get(Database).source.getRepository(RemoteSignalEntity).insert(row);
    await networks(0, 49);
    expect((await overview()).remotes.tea?.version).toBe('v2');
    expect((await site.app.get(Overview).read()).alarms).toEqual([
      { id: 'tea', version: 'v2', why: '49 of 49 members could not use v2 (100 %)' },
    ]);

    await networks(0, 50);
    expect((await overview()).remotes.tea?.version).toBe('v1');
  });

  it('a security fix never goes back by itself, whoever says so, and a person is told', async () => {
    await site.start({ TRUST_PROXY: 'loopback' });
    await site.release('tea', 'v2');
    const decision = { ...site.decision(), securityFix: true };
    await promote(site.place, { id: 'tea', version: 'v2' }, decision);
    await networks(0, 40);
    await site.place.storage.remove('r/tea/v2/remoteEntry.1.js');
    await everybody(report);

    expect((await overview()).remotes.tea?.version).toBe('v2');
    const { alarms, environments } = await site.app.get(Overview).read();
    expect(alarms).toMatchObject([{ id: 'tea', why: expect.stringContaining('security fix') as string }]);
    expect(environments[0]?.remotes.find(({ id }) => id === 'tea')).toMatchObject({ securityFix: true });

    await rollback(site.place, { id: 'tea' }, site.decision());
    expect((await overview()).remotes.tea?.version).toBe('v1');
  });

  it.each(['an address', 'a member'])(
    '%s is counted once, also by a process that has just started',
    async (who) => {
      await freshVersion();
      await site.place.storage.remove('r/tea/v2/remoteEntry.1.js');
      const tell = who === 'a member' ? members('2026-01-01T00:00:00Z') : report;
      for (let process = 0; process < 4; process += 1) {
        for (let client = 1; client <= 2; client += 1)
          await tell(client, [signal('failure'), signal('fallback')]);
        await site.start({ TRUST_PROXY: 'loopback' });
      }

      expect((await overview()).remotes.tea?.version).toBe('v2');
      expect(await site.app.get(Health).lastDay()).toMatchObject([{ version: 'v2', failures: 2 }]);
    },
  );

  it('a hostile crowd at many addresses takes no version back whose files stand', async () => {
    await freshVersion();
    for (let client = 1; client <= 60; client += 1)
      await report(client, [signal('failure'), signal('fallback')]);

    expect((await overview()).remotes.tea?.version).toBe('v2');
  });

  it('nor does one that registered for it after the release', async () => {
    await freshVersion();
    await everybody(members('2100-01-01T00:00:00Z'));

    expect((await overview()).remotes.tea?.version).toBe('v2');
  });

  it('members for whom it works outweigh some for whom it does not', async () => {
    await freshVersion();
    await networks(80, 24);

    expect((await overview()).remotes.tea?.version).toBe('v2');
  });

  it('nor does one visitor with many old accounts', async () => {
    await freshVersion();
    for (let account = 1; account <= 20; account += 1)
      await site.app
        .get(Signals)
        .take(
          '203.0.113.1',
          [signal('failure'), signal('fallback')],
          memberId('2026-01-01T00:00:00Z', account),
        );

    expect((await overview()).remotes.tea?.version).toBe('v2');
  });

  it('nor can a crowd at many addresses drown in praise what members say', async () => {
    await freshVersion();
    for (let client = 1; client <= 60; client += 1) await report(client, [signal('load')]);
    await networks(0, 20);

    expect((await overview()).remotes.tea?.version).toBe('v1');
  });

  it('one browser alone cannot take a version back, however often it complains', async () => {
    await freshVersion();
    await site.place.storage.remove('r/tea/v2/remoteEntry.1.js');
    for (let times = 0; times < 10; times += 1) await report(1, [signal('failure'), signal('fallback')]);

    expect((await overview()).remotes.tea?.version).toBe('v2');
  });

  it('nothing goes back where the version before fails as well', async () => {
    await freshVersion();
    await site.place.storage.remove('r/tea/v2/remoteEntry.1.js');
    for (let client = 1; client <= 9; client += 1) await report(client, [signal('failure')]);

    expect((await overview()).remotes.tea?.version).toBe('v2');
  });

  it('of versions that no registry names are not kept', async () => {
    await site.start();
    const answer = await report(1, [signal('load', 'unknown', 5), { ...signal('load'), id: 'constructor' }]);

    expect(answer.status).toBe(204);
    expect(await site.app.get(Health).lastDay()).toEqual([]);
  });

  it('are refused when they come too often, or are none', async () => {
    await site.start();
    // What is refused as invalid counts too.
    expect((await report(2, [{ ...signal('load'), value: -1 }])).status).toBe(400);
    const statuses: number[] = [];
    for (let times = 0; times < 30; times += 1) statuses.push((await report(1, [signal('lcp')])).status);

    expect(statuses.at(-2)).toBe(204);
    expect(statuses.at(-1)).toBe(429);
  });

  it('add up to the health of a version', async () => {
    await freshVersion();
    await report(1, [signal('load', 'v2', 200), signal('lcp', 'v2', 1000)]);
    await report(2, [signal('load', 'v2', 400), signal('retry')]);

    const { health, environments, history } = await site.app.get(Overview).read();

    expect(health).toMatchObject([
      {
        id: 'tea',
        version: 'v2',
        loads: 2,
        failures: 0,
        retries: 1,
        load: { p50: 199, p75: 387, p95: 387 },
        lcp: { p75: 1003 },
        inp: null,
      },
    ]);
    expect(health[0]?.hours.at(-1)).toEqual({ loads: 2, failures: 0 });
    expect(environments[0]?.remotes.find(({ id }) => id === 'tea')).toMatchObject({ lastGood: 'v1' });
    expect(history[0]).toMatchObject({ environment: 'production', by: 'Ana', why: 'ready', to: 'v2' });
  });
});
