import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { TestApp } from '../../platform/testing/test-app';
import { buildRemote } from '../testing/built-site';
import { parts, sampleSite } from '../testing/sample-parts';

let site: string;
let app: TestApp;

beforeAll(async () => {
  site = await sampleSite();
  await buildRemote(site, 'pot', 'v1', {
    pages: [{ path: '/pot', title: 'Pot' }],
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
