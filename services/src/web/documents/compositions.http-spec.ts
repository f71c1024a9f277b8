import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleasedFile } from '@nestwell/contracts/delivery/server';
import { TestApp } from '../../platform/testing/test-app';
import { buildRemote } from '../testing/built-site';
import { parts, sampleSite, signIn } from '../testing/sample-parts';

let site: string;
let app: TestApp;
let visitor: ReturnType<TestApp['visitor']>;
beforeAll(async () => {
  site = await sampleSite();
  const widgets = [{ slot: 'home.tea@1' }];
  const pages = [{ path: '/tea', title: 'Tea' }];
  await buildRemote(site, 'tea', 'v1', { widgets, pages }, 'var tea_v1 = 1;');
  await buildRemote(site, 'pot', 'v1', { widgets }, 'var pot_v1 = 1;');
  await buildRemote(site, 'mug', 'v1', { widgets });
  app = await TestApp.start({ parts, env: { SITE_DIR: site, DATA_DIR: join(site, 'data') } });
  visitor = app.visitor();
  await visitor.call(signIn, {});
});
afterAll(async () => {
  await app.stop();
  await rm(site, { recursive: true, force: true });
});

/** A page, and what it says of entries in one file. */
async function opened(path: string, headers: Record<string, string> = {}) {
  const { body } = await visitor.send<string>(path, { headers });
  const text = /id="nestwell-composition">(.*)<\/script>/.exec(body)?.[1];
  return { body, file: text === undefined ? undefined : (JSON.parse(text) as ReleasedFile) };
}

/** Home once its entries are together: it opens without that until then. */
async function homeTogether() {
  for (;;) {
    const { body, file } = await opened('/');
    if (file) return { body, file };
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

it('Home names one file of the entries it needs, and asks alone for the one that cannot be among them', async () => {
  const { body, file } = await homeTogether();

  expect(file.url).toMatch(/^\/r\/_together\/pot@v1~tea@v1\/[0-9a-f]{8}\.2\.5\.js$/);
  const preloads = [
    ...body.matchAll(
      /<link rel="(?:preload" as="script"|soon" as="script" fetchpriority="low") href="([^"]+)" integrity="([^"]+)"/g,
    ),
  ];
  // What comes together leaves a slow line to the shell first: see `afterTheShell`.
  expect(preloads.map(([, url, integrity]) => [url, integrity])).toEqual([
    ['/r/mug/v1/remoteEntry.1.js', expect.stringMatching(/^sha256-/)],
    [file.url, file.integrity],
  ]);
});

it('the file is served as released ones are, for ever and compressed', async () => {
  const { file } = await homeTogether();

  const { status, headers, body } = await visitor.send<string>(file.url, {
    headers: { 'accept-encoding': 'br' },
  });

  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(headers.get('content-encoding')).toBe('br');
  expect(body).toContain('var tea_v1 = 1;');
});

it('a page of one module asks for its entry alone', async () => {
  await homeTogether();

  const { body, file } = await opened('/tea');

  expect(file).toBeUndefined();
  expect(body).toContain('<link rel="preload" as="script" href="/r/tea/v1/remoteEntry.1.js"');
});

it('who looks at a preview gets each entry by itself', async () => {
  await homeTogether();
  const looker = app.visitor();
  await looker.call(signIn, {});
  const session = looker.cookie;
  const asked = await looker.send<string>('/?with=tea@pr-1');
  const action = /action="([^"]+)"/.exec(asked.body)?.[1] ?? '';
  looker.cookie = `${session}; ${looker.cookie}`;
  await looker.send<string>(action, { method: 'POST', headers: { origin: app.url } });
  looker.cookie = `${session}; ${looker.cookie}`;

  const { body } = await looker.send<string>('/');

  expect(body).toContain('nestwell-overlay');
  expect(body).toContain('href="/r/pot/v1/remoteEntry.1.js"');
  expect(body).not.toContain('nestwell-composition');
});
