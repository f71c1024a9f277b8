import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Controller, Global, Module, type OnModuleInit } from '@nestjs/common';
import { endpoint, ofUser } from '@nestwell/contracts/kernel';
import { z } from 'zod';
import type { Parts } from '../platform/application';
import { newId } from '../platform/database/ids';
import { DocumentPolicies } from '../platform/document-policies';
import { FirstAnswers } from '../platform/first-answers';
import { Call, type CallOf } from '../platform/http/call';
import { Endpoint } from '../platform/http/endpoint';
import { platformEntities } from '../platform/platform.entities';
import { platformMigrations } from '../platform/platform.migrations';
import { Sessions } from '../platform/session/sessions';
import { UserDirectory, type SessionUser } from '../platform/session-user';
import { buildRemote, buildShell } from './testing/built-site';
import { TestApp } from '../platform/testing/test-app';
import { DeliveryModule } from './index';

const userId = newId();
const signIn = endpoint({
  method: 'POST',
  path: '/api/sign-in',
  access: 'open',
  summary: 'Sign in',
  response: z.null(),
});
const cups = endpoint({
  method: 'GET',
  path: '/api/users/:userId/cups',
  access: 'session',
  summary: 'Cups',
  params: ofUser,
  response: z.array(z.strictObject({ name: z.string() })),
});

class OneUser extends UserDirectory {
  find(id: string): Promise<SessionUser | null> {
    return Promise.resolve(id === userId ? { id, role: 'user', timezone: 'Europe/Vienna' } : null);
  }
  rememberZone(): Promise<void> {
    return Promise.resolve();
  }
}

@Controller()
class SampleController implements OnModuleInit {
  constructor(
    private readonly sessions: Sessions,
    private readonly answers: FirstAnswers,
    private readonly policies: DocumentPolicies,
  ) {}

  onModuleInit(): void {
    const args = (visit: { userId: string }) => ({ params: { userId: visit.userId } });
    const secretive = [{ name: '</script><b>', secret: 'kept inside' }];
    this.answers.register({ endpoint: cups, args, answer: () => Promise.resolve(secretive) });
    this.answers.register({
      endpoint: { ...cups, path: '/api/users/:userId/broken' },
      args,
      answer: () => Promise.reject(new Error('down')),
    });
    this.policies.register({
      matches: (url) => url.pathname === '/checkout' && url.searchParams.has('purchase'),
      script: ['https://pay.example'],
    });
  }

  @Endpoint(signIn)
  async signIn(@Call() { cookie }: CallOf<typeof signIn>) {
    await this.sessions.begin(cookie, { id: userId, role: 'user' });
    return null;
  }
}

@Global()
@Module({
  controllers: [SampleController],
  providers: [{ provide: UserDirectory, useClass: OneUser }],
  exports: [UserDirectory],
})
class SampleModule {}

const parts: Parts = {
  modules: [SampleModule, DeliveryModule],
  entities: platformEntities,
  migrations: platformMigrations,
};

let site: string;
let app: TestApp;
const start = (dataDir = join(site, 'data')) =>
  TestApp.start({ parts, env: { SITE_DIR: site, DATA_DIR: dataDir } });
const get = (path: string, headers: Record<string, string> = {}) =>
  app.visitor().send<string>(path, { headers });
const json = (html: string, id: string): unknown =>
  JSON.parse(new RegExp(`id="nestwell-${id}">(.*)</script>`).exec(html)?.[1] ?? 'null');

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'nestwell-site-'));
  await writeFile(join(site, 'pnpm-workspace.yaml'), '');
  await buildShell(site);
  await buildRemote(site, 'tea', 'v1', {
    pages: [
      { path: '/tea', title: 'Tea & more' },
      { path: '/tea/pot/:id', title: 'A pot' },
    ],
    widgets: [{ slot: 'home.tea@1' }],
  });
  await buildRemote(site, 'till', 'v1', {
    pages: [{ path: '/checkout', title: 'Checkout', purpose: 'purchase' }],
  });
  app = await start();
});
afterAll(async () => {
  await app.stop();
  await rm(site, { recursive: true, force: true });
});

describe('a page', () => {
  it('carries registry, configuration and shell, and is kept by no cache', async () => {
    const { status, headers, body } = await get('/tea');

    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(json(body, 'registry')).toMatchObject({
      rev: 2,
      remotes: { tea: { version: 'v1', scope: 'tea_v1' } },
    });
    expect(json(body, 'config')).toMatchObject({ paymentProvider: 'test' });
    expect(json(body, 'answers')).toEqual([]);
    expect(body).toContain('<title>Tea &amp; more · Nestwell</title>');
    expect(body).toMatch(/<script defer nonce="[\w-]{22}" src="\/shell\/main\.1\.js" integrity="sha384-/);
  });

  it('preloads what its first screen needs, and nothing else', async () => {
    const { body } = await get('/TEA/pot/7/');

    expect(body).toMatch(
      /<link rel="preload" as="script" href="\/r\/tea\/v1\/remoteEntry\.1\.js" integrity="sha384-[^"]+" crossorigin="anonymous">/,
    );
    expect(body).toContain('<link rel="preload" as="style" href="/r/tea/v1/widgets.1.css"');
    expect(body).not.toContain('href="/r/till/');
  });

  it('allows scripts and styles of our own and with this nonce only', async () => {
    const first = await get('/tea');
    const second = await get('/tea');
    const nonce = /nonce="([\w-]+)"/.exec(first.body)?.[1];
    const policy = first.headers.get('content-security-policy');

    expect(policy).toContain(`script-src 'self' 'nonce-${nonce}';`);
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}';`);
    expect(policy).not.toMatch(/unsafe|https:/);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
    expect(second.body).not.toContain(`nonce="${nonce}"`);
  });

  it('that was registered may load what it needs, and only that one', async () => {
    const policyOf = async (path: string) => (await get(path)).headers.get('content-security-policy');

    expect(await policyOf('/checkout?purchase=1')).toContain('https://pay.example');
    expect(await policyOf('/checkout')).not.toContain('https://pay.example');
    // The provider's script has habits of its own.
    expect(await policyOf('/checkout?purchase=1')).not.toContain('trusted-types');
  });

  it('is 404 where no page is, but still the application', async () => {
    const { status, body } = await get('/nowhere');

    expect(status).toBe(404);
    expect(body).toContain('<title>Page Not Found · Nestwell</title>');
  });

  it.each(['//%00', '//[', '//@:0/', '//evil.example/tea'])(
    'is 404 at %s, which only looks like the address of another site',
    async (path) => {
      expect(await get(path)).toMatchObject({
        status: 404,
        body: expect.stringContaining('<title>Page Not Found') as string,
      });
    },
  );

  it.each(['//@:0/?with=x', '//evil.example/?with=tea@v1'])(
    'never leads from %s to another site',
    async (path) => {
      const { status, headers } = await get(path);

      expect(status).toBe(303);
      expect(headers.get('location')).toMatch(/^\/[^/\\]/);
    },
  );

  it('of Home holds the first answers of who is signed in, and cannot be broken out of', async () => {
    const visitor = app.visitor();
    await visitor.call(signIn, {});
    const { body } = await visitor.send<string>('/');

    expect(json(body, 'answers')).toEqual([
      { key: ['/api/users', userId, 'cups'], zone: 'Europe/Vienna', data: [{ name: '</script><b>' }] },
    ]);
    expect(body).not.toContain('<b>');
    expect(body).not.toContain('kept inside');
    expect(body).toContain('href="/r/tea/v1/');
  });
});

describe('files', () => {
  it('are immutable, and compressed when they were built', async () => {
    const { status, headers, body } = await get('/r/tea/v1/remoteEntry.1.js', { 'accept-encoding': 'br' });

    expect({ status, body }).toEqual({ status: 200, body: 'tea v1' });
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-encoding')).toBe('br');
    expect(headers.get('content-type')).toContain('javascript');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('at the top keep their name, so they are asked for each time', async () => {
    const { status, headers, body } = await get('/sw.js');

    expect({ status, body }).toEqual({ status: 200, body: 'listen()' });
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it.each(['/r/tea/v1/gone.js', '/r/tea/v1/..%2f..%2f..%2fsecrets.json', '/shell/gone.css', '/favicon.ico'])(
    '%s is 404 and not kept',
    async (path) => {
      const { status, headers } = await get(path);

      expect(status).toBe(404);
      expect(headers.get('cache-control')).toBe('no-store');
    },
  );
});

it.each(['/%E0%A4%A', '/api/%E0%A4%A', '/r/%'])(
  '%s cannot be looked up, and is refused in the shape of all errors',
  async (path) => {
    const { status, headers, body } = await app.visitor().send(path);

    expect({ status, body }).toEqual({
      status: 400,
      body: { code: 'invalid', message: 'The address could not be read' },
    });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  },
);

it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])(
  '%s of an unknown API address is 404 in JSON',
  async (method) => {
    for (const path of ['/api', '/api/nowhere', '/api/nowhere/else?x=1']) {
      expect(await app.visitor().send(path, { method })).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
    }
  },
);

it('a new version becomes current at the next start, and the former one stays', async () => {
  const data = join(site, 'other-data');
  const before = await start(data);
  await before.stop();
  await buildRemote(site, 'tea', 'v2', { pages: [{ path: '/tea', title: 'Tea' }] });
  const after = await start(data);
  const { body } = await after.visitor().send<string>('/tea');
  await after.stop();

  expect(json(body, 'registry')).toMatchObject({
    rev: 3,
    remotes: {
      tea: { version: 'v2', lastGood: { version: 'v1', entry: { url: '/r/tea/v1/remoteEntry.1.js' } } },
    },
  });
  expect(existsSync(join(data, 'releases/r/tea/v1/remoteEntry.1.js'))).toBe(true);
});

it('a build whose entry was changed afterwards is not released', async () => {
  await buildRemote(site, 'tea', 'v3', {});
  await writeFile(join(site, 'mfe-tea/dist/remoteEntry.1.js'), 'something else');
  const tampered = await start(join(site, 'third-data'));
  const { body } = await tampered.visitor().send<string>('/tea');
  await tampered.stop();

  expect(json(body, 'registry')).toMatchObject({ remotes: { till: { version: 'v1' } } });
  expect(body).not.toContain('/r/tea/');
});
