import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withdraw } from '@nestwell/releases';
import { buildRemote } from '../../web/testing/built-site';
import { TestApp } from '../../platform/testing/test-app';
import { ReleaseStore } from './release-store';
import { parts, sampleSite } from '../../web/testing/sample-parts';

let site: string;
let app: TestApp;
const start = (dataDir = join(site, 'data')) =>
  TestApp.start({ parts, env: { SITE_DIR: site, DATA_DIR: dataDir } });
const json = (html: string, id: string): unknown =>
  JSON.parse(new RegExp(`id="nestwell-${id}">(.*)</script>`).exec(html)?.[1] ?? 'null');

beforeAll(async () => {
  site = await sampleSite();
  app = await start();
});
afterAll(async () => {
  await app.stop();
  await rm(site, { recursive: true, force: true });
});

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

it('a start leaves a module that was withdrawn where it is: nowhere', async () => {
  const data = join(site, 'fourth-data');
  const before = await start(data);
  const { storage, registry: store } = before.get(ReleaseStore);
  await withdraw({ storage, store }, 'till', { at: before.clock.now(), by: 'Ana', why: 'no tills yet' });
  await before.stop();

  const after = await start(data);
  const { body } = await after.visitor().send<string>('/');
  await after.stop();

  expect(body).not.toContain('/r/till/');
});
