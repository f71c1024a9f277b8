import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  offlineNonce,
  type OfflineDocument,
  type OfflineManifest,
} from '@nestwell/contracts/delivery/server';
import { TestApp } from '../../platform/testing/test-app';
import { buildRemote } from '../testing/built-site';
import { parts, sampleSite, signIn } from '../testing/sample-parts';

let site: string;
let app: TestApp;

beforeAll(async () => {
  site = await sampleSite();
  await buildRemote(site, 'pot', 'v1', {
    pages: [{ path: '/pot', title: 'Pot' }],
    files: ['page.1.js', 'other.1.js'].map((path) => ({
      path,
      integrity: `sha384-${path}`,
      bytes: 9,
      brotliBytes: 9,
    })),
    offline: [{ page: '/pot' }],
    offlineFiles: ['page.1.js'],
    shortcuts: [
      { name: 'Pour', page: '/pot', open: 'pour', icon: 'water', order: 2 },
      { name: 'Brew', page: '/', open: 'brew', icon: 'food', order: 1 },
    ],
  });
  app = await TestApp.start({ parts, env: { SITE_DIR: site, DATA_DIR: join(site, 'data') } });
});
afterAll(async () => {
  await app.stop();
  await rm(site, { recursive: true, force: true });
});

it('describes the site for a device, with what its modules open and with urgent help at the end', async () => {
  const { status, headers, body } = await app
    .visitor()
    .send<Record<string, unknown>>('/manifest.webmanifest');

  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-cache');
  const manifest = (typeof body === 'string' ? JSON.parse(body) : body) as Record<string, unknown>;
  expect(manifest).toMatchObject({
    id: '/',
    name: 'Nestwell',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f7f3f0',
    shortcuts: [
      { name: 'Brew', url: '/?open=brew' },
      { name: 'Pour', url: '/pot?open=pour' },
      { name: 'Is this urgent?', url: '/?open=urgent' },
    ],
  });
});

it('is named by every page, with a colour for the day and one for the night', async () => {
  const { body } = await app.visitor().send<string>('/tea');

  expect(body).toContain('<link rel="manifest" href="/manifest.webmanifest">');
  expect(body).toContain('media="(prefers-color-scheme: light)" content="#f7f3f0"');
  expect(body).toContain('media="(prefers-color-scheme: dark)" content="#18100f"');
});

const manifestFor = async (who = app.visitor()): Promise<OfflineManifest> => {
  const { body } = await who.send<string>('/sw.js');
  const [, json = ''] = /^self\.offlineManifest = (.*);$/m.exec(body) ?? [];
  return JSON.parse(json) as OfflineManifest;
};
const documentFor = async (who = app.visitor()) =>
  (await who.send<OfflineDocument>((await manifestFor(who)).document)).body;

describe('what a browser precaches', () => {
  it('is shell, entries and the pages that are declared for it, each once and with its hash', async () => {
    const { files, folders } = await manifestFor();

    expect(files.map(({ url }) => url)).toEqual([
      '/shell/main.1.js',
      ...['pot', 'tea', 'till'].flatMap((id) => [
        `/r/${id}/v1/remoteEntry.1.js`,
        `/r/${id}/v1/widgets.1.css`,
      ]),
      '/r/pot/v1/page.1.js',
    ]);
    expect(files.every(({ integrity }) => integrity.startsWith('sha256-'))).toBe(true);
    expect(folders).toEqual(['/r/pot/v1/', '/r/tea/v1/', '/r/till/v1/']);
  });

  it('has a document that is the same for everybody and holds nothing of anybody', async () => {
    const member = app.visitor();
    await member.send(signIn.path, { method: 'POST' });
    const [hers, anybodys] = [await documentFor(member), await documentFor()];

    expect(hers).toEqual(anybodys);
    expect(hers.html).toContain('id="nestwell-queries">{"zone":null,"state":{"queries":[]}}</script>');
    expect(hers.html).toContain('id="nestwell-kept">true</script>');
  });

  it('has a policy of its own, in which each opening puts its own nonce', async () => {
    const { html, headers } = await documentFor();

    expect(html).toContain(`<script nonce="${offlineNonce}">`);
    expect(html).toContain(`<style nonce="${offlineNonce}" data-sheet="/shell/main.1.css">body{}</style>`);
    expect(headers['content-security-policy']).toContain(
      `script-src 'self' 'nonce-${offlineNonce}' 'wasm-unsafe-eval';`,
    );
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
  });

  it('has no document of another revision beside the files of this one', async () => {
    const { status } = await app.visitor().send('/api/platform/offline-document?tag=of-another-revision');

    expect(status).toBe(404);
  });
});

describe('the worker', () => {
  const script = (of: TestApp, headers: Record<string, string> = {}) =>
    of.visitor().send<string>('/sw.js', { headers });

  it('is the one that was built, asked for each time and sent once', async () => {
    const { headers, body } = await script(app);

    expect(body).toMatch(/^self\.offlineManifest = \{.*\};\nlisten\(\)$/);
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect((await script(app, { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304);
  });

  it('leaves by itself where it is switched off, and pages do not ask for it', async () => {
    const off = await TestApp.start({
      parts,
      env: { SITE_DIR: site, DATA_DIR: join(site, 'data-off'), SERVICE_WORKER: 'off' },
    });

    const { body } = await script(off);
    const page = await off.visitor().send<string>('/tea');

    expect(body).toContain('registration.unregister()');
    expect(body).toContain('caches.delete(name)');
    expect(body).not.toContain('fetch');
    expect(page.body).toContain('"worksOffline":false');
    expect(page.body).toContain('"pushPublicKey":null');
    await off.stop();
  });

  it('leaves by itself where its bytes are not those of the shell that was built', async () => {
    const folder = join(site, 'data-bad');
    const bad = await TestApp.start({ parts, env: { SITE_DIR: site, DATA_DIR: folder } });
    await writeFile(join(folder, 'releases/shell/top/sw.js'), 'broken(');

    expect((await script(bad)).body).toContain('registration.unregister()');
    await bad.stop();
  });
});
