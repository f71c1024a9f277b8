import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TestApp } from '../../platform/testing/test-app';
import { parts, sampleSite, signIn } from '../testing/sample-parts';

let site: string;
let app: TestApp;
const start = (dataDir = join(site, 'data')) =>
  TestApp.start({ parts, env: { SITE_DIR: site, DATA_DIR: dataDir } });
const get = (path: string, headers: Record<string, string> = {}) =>
  app.visitor().send<string>(path, { headers });

beforeAll(async () => {
  site = await sampleSite();
  for (const target of ['shell', 'mfe-tea']) {
    await mkdir(join(site, target, 'dist/maps'), { recursive: true });
    await writeFile(join(site, target, 'dist/maps/main.1.js.map'), '{"version":3}');
  }
  app = await start();
});
afterAll(async () => {
  await app.stop();
  await rm(site, { recursive: true, force: true });
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

  it.each(['/r/tea/v1/remoteEntry.1.js', '/shell/main.1.css'])(
    '%s is not sent again to a browser that asks for it in spite of that, as WebKit does at a reload',
    async (path) => {
      const compressed = { 'accept-encoding': 'br' };
      const { headers: first } = await get(path, compressed);
      const etag = first.get('etag') ?? '';

      const { status, headers, body } = await get(path, {
        ...compressed,
        'if-none-match': `"other", ${etag}`,
      });
      const whole = await get(path, { 'accept-encoding': 'identity', 'if-none-match': etag });

      expect({ status, body }).toEqual({ status: 304, body: undefined });
      expect(headers.get('cache-control')).toBe(first.get('cache-control'));
      expect(headers.get('etag')).toBe(etag);
      expect(whole.status).toBe(200);
    },
  );

  it('at the top keep their name, so they are asked for each time', async () => {
    const { status, headers, body } = await get('/sw.js');

    expect({ status, body }).toEqual({
      status: 200,
      body: expect.stringMatching(/^self\.offlineManifest = .*;\nlisten\(\)$/) as string,
    });
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    `/r/${'a'.repeat(6000)}.js`,
    `/shell/${'a/'.repeat(3000)}a.css`,
    `/r/tea/v1/${'a'.repeat(300)}.js`,
    '/r/tea/v1/gone.js',
    '/r/tea/v1/..%2f..%2f..%2fsecrets.json',
    '/shell/gone.css',
    '/favicon.ico',
  ])('%s is 404 and not kept', async (path) => {
    const { status, headers } = await get(path);

    expect(status).toBe(404);
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

it.each([
  '/r/tea/v1/main.1.js.map',
  '/r/tea/v1/maps/main.1.js.map',
  '/maps/tea/v1/main.1.js.map',
  '/r/..%2fmaps/tea/v1/main.1.js.map',
  '/maps/main.1.js.map',
  '/shell/main.1.js.map',
  '/shell/maps/main.1.js.map',
  '/shell/..%2fmaps/main.1.js.map',
])('the source map %s is served to nobody, signed in or not', async (path) => {
  const member = app.visitor();
  await member.call(signIn, {});

  for (const client of [app.visitor(), member]) expect((await client.send(path)).status).toBe(404);
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
