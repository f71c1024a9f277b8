import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Global, Module } from '@nestjs/common';
import { platform, type Overlay, type Registry, type Signal } from '@nestwell/contracts/delivery';
import { builtRemote, promote, publish, rollback } from '@nestwell/releases';
import { migrations } from '../migrations';
import type { Parts } from '../platform/application';
import { platformEntities } from '../platform/platform.entities';
import { UserDirectory, type SessionUser } from '../platform/session/session-user';
import { buildRemote, buildShell } from '../testing/built-site';
import { TestApp } from '../testing/test-app';
import { deliveryEntities, DeliveryModule } from './index';
import { PlatformController } from './platform.controller';
import { ReleaseStore } from './release-store';

class OneAdmin extends UserDirectory {
  find(id: string): Promise<SessionUser | null> {
    return Promise.resolve({ id, role: 'admin', timezone: 'UTC' });
  }
  rememberZone(): Promise<void> {
    return Promise.resolve();
  }
}

@Global()
@Module({ providers: [{ provide: UserDirectory, useClass: OneAdmin }], exports: [UserDirectory] })
class Directory {}

const parts: Parts = {
  modules: [Directory, DeliveryModule],
  entities: [...platformEntities, ...deliveryEntities],
  migrations,
};

let site: string;
let app: TestApp;

beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'nestwell-platform-'));
  await writeFile(join(site, 'pnpm-workspace.yaml'), '');
  await buildShell(site);
  await buildRemote(site, 'tea', 'v1', { pages: [{ path: '/tea', title: 'Tea' }] });
  await buildRemote(site, 'cake', 'v1', {});
});
afterEach(async () => {
  await app.stop();
  await rm(site, { recursive: true, force: true });
});

const start = async (env: Record<string, string> = {}) => {
  app = await TestApp.start({ parts, env: { SITE_DIR: site, DATA_DIR: join(site, 'data'), ...env } });
};

const decision = () => ({ at: app.clock.now(), by: 'Ana', why: 'ready' });
const place = () => {
  const { storage, registry } = app.get(ReleaseStore);
  return { storage, store: registry };
};

async function released(id: string, version: string) {
  await buildRemote(site, id, version, { pages: [{ path: '/tea', title: 'Tea' }] });
  const built = await builtRemote(join(site, `mfe-${id}/dist`));
  await publish(place().storage, built!);
}

async function previewed(id: string, version: string, name: string) {
  await released(id, version);
  await app.get(ReleaseStore).previews.name({ id, name, version, at: '', by: 'Ana' });
}

/** Opens a page as a browser would, with a cookie and from wherever `headers` say. */
async function open(path: string, cookie = '', headers: Record<string, string> = {}) {
  const answer = await fetch(app.url + path, { redirect: 'manual', headers: { cookie, ...headers } });
  const html = await answer.text();
  const json = (id: string): unknown =>
    JSON.parse(new RegExp(`id="nestwell-${id}">(.*)</script>`).exec(html)?.[1] ?? 'null');
  return {
    status: answer.status,
    to: answer.headers.get('location'),
    policy: answer.headers.get('content-security-policy') ?? '',
    cookie: (answer.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '',
    registry: json('registry') as Registry,
    overlay: json('overlay') as Overlay | null,
  };
}

describe('a preview', () => {
  it('shows the whole site with that remote swapped, to that browser alone', async () => {
    await start();
    await previewed('tea', 'v2', 'pr-42');

    const asked = await open('/tea?with=tea@pr-42&from=mail');
    const seen = await open('/tea', asked.cookie);
    const others = await open('/tea');

    expect(asked).toMatchObject({ status: 303, to: '/tea?from=mail' });
    expect(seen.registry.remotes).toMatchObject({
      tea: { version: 'v2', preview: 'pr-42' },
      cake: { version: 'v1' },
    });
    expect(seen.overlay?.shown).toEqual([{ id: 'tea', name: 'pr-42', version: 'v2' }]);
    expect(others.registry.remotes.tea?.version).toBe('v1');
    expect(others.overlay).toBeNull();
  });

  it('combines with another one, and all are left with an empty one', async () => {
    await start();
    await previewed('tea', 'v2', 'pr-1');
    await previewed('cake', 'v2', 'pr-2');

    const first = await open('/?with=tea@pr-1');
    const second = await open('/?with=cake@pr-2', first.cookie);
    const left = await open('/?with=', second.cookie);

    expect((await open('/', second.cookie)).overlay?.shown).toHaveLength(2);
    expect(left).toMatchObject({ status: 303, cookie: 'nestwell_with=' });
  });

  it('that is not released is named as missing', async () => {
    await start();
    const asked = await open('/?with=tea@pr-7');

    expect((await open('/', asked.cookie)).overlay).toEqual({
      shown: [],
      missing: [{ id: 'tea', name: 'pr-7' }],
      local: [],
    });
  });

  it('is not for the public in production, but for everybody in staging', async () => {
    await start({ PUBLIC_URL: 'https://nestwell.example' });
    await previewed('tea', 'v2', 'pr-42');
    expect((await open('/?with=tea@pr-42')).cookie).toBe('');
    await app.app.close();

    await start({ PUBLIC_URL: 'https://nestwell.example', ENVIRONMENT: 'staging' });
    expect((await open('/?with=tea@pr-42')).cookie).toMatch(/^nestwell_with=/);
  });

  it.each([{ host: 'nestwell.example' }, { 'x-forwarded-for': '203.0.113.7' }])(
    'is not given to whoever comes through a proxy: %o',
    async (headers) => {
      await start();
      await previewed('tea', 'v2', 'pr-42');

      // fetch sets the host itself, so the header alone stands for the proxy.
      const answer = await app.app.inject({ url: '/?with=tea@pr-42', headers, remoteAddress: '127.0.0.1' });

      expect(answer.headers['set-cookie']).toBeUndefined();
    },
  );

  it('cannot be made by a cookie that is not ours', async () => {
    await start();
    await previewed('tea', 'v2', 'pr-42');

    expect((await open('/', 'nestwell_with=tea%40pr-42')).overlay).toBeNull();
  });

  it("of the developer's own machine is admitted by that page's policy, and not from a foreign link", async () => {
    await start();
    const local = '/?with=tea@http://localhost:4201';
    const asked = await open(local);
    const seen = await open('/', asked.cookie);

    expect(seen.overlay?.local).toEqual([{ id: 'tea', origin: 'http://localhost:4201' }]);
    expect(seen.policy).toMatch(/script-src [^;]*http:\/\/localhost:4201/);
    expect((await open('/')).policy).not.toContain('localhost');
    expect((await open(local, '', { 'sec-fetch-site': 'cross-site' })).cookie).toBe('');
    expect((await open('/?with=tea@http://evil.example:80')).cookie).toBe('nestwell_with=');
  });
});

describe('the registry', () => {
  it('is sent only where it is newer than what is known', async () => {
    await start();
    const ask = (known?: number) => app.visitor().call(platform.registry, { query: { known } });
    const { rev } = (await ask()).body;

    expect((await ask(rev)).body).toEqual({ rev });
    await released('tea', 'v2');
    await promote(place(), { id: 'tea', version: 'v2' }, decision());
    expect((await ask(rev)).body).toMatchObject({
      rev: rev + 1,
      registry: { remotes: { tea: { version: 'v2', lastGood: { version: 'v1' } } } },
    });
  });

  it('a rollback outlives a restart with the same build', async () => {
    await start();
    await app.app.close();
    await buildRemote(site, 'tea', 'v2', {});
    await start();
    await rollback(place(), { id: 'tea' }, decision());
    await app.app.close();
    await start();

    expect((await place().store.current()).remotes.tea?.version).toBe('v1');
  });

  it('that is corrupt leaves the site open', async () => {
    await start();
    await writeFile(join(site, 'data/releases/registry/production/00000009.json'), 'not json');
    await app.app.close();
    await start();

    expect(await open('/tea')).toMatchObject({
      status: 200,
      registry: { remotes: { tea: { version: 'v1' } } },
    });
  });
});

describe('going back by hand', () => {
  const answerTo = (body: object) =>
    app.get(PlatformController).rollBack({ id: 'an-admin', role: 'admin', timezone: 'UTC' }, body as never);

  it('is refused when somebody decided something else in the meantime', async () => {
    await start();
    await released('tea', 'v2');
    await promote(place(), { id: 'tea', version: 'v2' }, decision());
    const { rev } = await place().store.current();

    await expect(answerTo({ id: 'tea', rev: rev - 1, why: 'odd' })).rejects.toMatchObject({ status: 409 });
    expect(await answerTo({ id: 'tea', rev, why: 'odd' })).toEqual({ rev: rev + 1 });
    await expect(answerTo({ id: 'tea', rev: rev + 1, why: 'odd' })).rejects.toMatchObject({ status: 422 });
    const [newest] = await place().store.history();
    expect(newest?.change).toMatchObject({ by: 'admin an-admin', why: 'odd', from: 'v2', to: 'v1' });
  });

  it('is for the team only', async () => {
    await start();
    const call = { method: 'POST', json: { id: 'tea', rev: 1, why: 'odd' } };

    expect((await app.visitor().send('/api/platform/rollbacks', call)).status).toBe(401);
    expect((await app.visitor().send('/api/platform/overview')).status).toBe(401);
  });
});

describe('signals', () => {
  const signal = (name: Signal['name'], version = 'v2', value = 0): Signal => ({
    id: 'tea',
    version,
    name,
    value,
  });
  /** A browser at an address of its own. */
  const report = (client: number, signals: Signal[]) =>
    app.visitor().send('/api/platform/signals', {
      method: 'POST',
      json: { signals },
      headers: { 'x-forwarded-for': `203.0.113.${client}` },
    });
  const overview = () => app.get(ReleaseStore).registry.current();

  async function freshVersion() {
    await start({ TRUST_PROXY: 'on' });
    await released('tea', 'v2');
    await promote(place(), { id: 'tea', version: 'v2' }, decision());
  }

  it('a fresh version that fails for too many goes back by itself, and says why', async () => {
    await freshVersion();
    for (let client = 1; client <= 4; client += 1) await report(client, [signal('load', 'v2', 300)]);
    for (let client = 5; client <= 9; client += 1)
      await report(client, [signal('failure'), signal('fallback')]);

    expect((await overview()).remotes.tea?.version).toBe('v1');
    const [newest] = await place().store.history();
    expect(newest?.change).toMatchObject({ by: 'automatic', from: 'v2', to: 'v1' });
    expect(newest?.change.why).toBe('5 of 9 browsers could not use v2 (56 %, limit 25 %)');
  });

  it('one browser alone cannot take a version back, however often it complains', async () => {
    await freshVersion();
    for (let times = 0; times < 10; times += 1) await report(1, [signal('failure'), signal('fallback')]);

    expect((await overview()).remotes.tea?.version).toBe('v2');
  });

  it('nothing goes back where the version before fails as well', async () => {
    await freshVersion();
    for (let client = 1; client <= 9; client += 1) await report(client, [signal('failure')]);

    expect((await overview()).remotes.tea?.version).toBe('v2');
  });

  it('of versions that no registry names are not kept', async () => {
    await start();
    const answer = await report(1, [signal('load', 'unknown', 5), { ...signal('load'), id: 'constructor' }]);

    expect(answer.status).toBe(204);
    const { Health } = await import('./signals/health');
    expect(await app.get(Health).lastDay()).toEqual([]);
  });

  it('are refused when they come too often, or are none', async () => {
    await start();
    const statuses: number[] = [];
    for (let times = 0; times < 31; times += 1) statuses.push((await report(1, [signal('lcp')])).status);

    expect(statuses.at(-2)).toBe(204);
    expect(statuses.at(-1)).toBe(429);
    expect((await report(2, [{ ...signal('load'), value: -1 }])).status).toBe(400);
  });

  it('add up to the health of a version', async () => {
    await freshVersion();
    await report(1, [signal('load', 'v2', 200), signal('lcp', 'v2', 1000)]);
    await report(2, [signal('load', 'v2', 400), signal('retry')]);
    const { Overview } = await import('./overview');

    const { health, environments, history } = await app.get(Overview).read();

    expect(health).toMatchObject([
      { id: 'tea', version: 'v2', loads: 2, failures: 0, retries: 1, load: 300, lcp: 1000, inp: null },
    ]);
    expect(health[0]?.hours.at(-1)).toEqual({ loads: 2, failures: 0 });
    expect(environments[0]?.remotes.find(({ id }) => id === 'tea')).toMatchObject({ lastGood: 'v1' });
    expect(history[0]).toMatchObject({ environment: 'production', by: 'Ana', why: 'ready', to: 'v2' });
  });
});
