import type { Registry, RemoteManifest } from '@nestwell/contracts/delivery/server';
import { MOST_ONCE_OPENED, onceOpenedOf } from './once-opened';

const file = (path: string, brotliBytes: number) => ({
  path,
  integrity: `sha384-${path}`,
  bytes: brotliBytes,
  brotliBytes,
});

const built: RemoteManifest = {
  id: 'tea',
  version: 'v2',
  scope: 'tea_v2',
  contract: 1,
  entry: file('entry.js', 10),
  css: [],
  files: [file('page.js', 150_000), file('form.js', 35_000), file('album.js', 15_001)],
  onceOpened: { marks: ['page.js'], files: ['page.js', 'form.js', 'album.js'] },
  pages: [],
  widgets: [],
};
const { scope, contract, pages, widgets, version } = built;
const entry = { url: '/r/tea/v2/entry.js', integrity: 'sha384-entry.js' };
const release = { version, scope, contract, pages, widgets, entry, css: [] };
const of = (remotes: Registry['remotes']) => onceOpenedOf({ rev: 1, remotes }, () => Promise.resolve(built));

it('tells by which files a device knows that she was there, and what it keeps then, within a bound', async () => {
  expect(MOST_ONCE_OPENED).toBe(200_000);
  expect(await of({ tea: { ...release, offline: [{ page: '/tea', onceOpened: true }] } })).toEqual([
    {
      id: 'tea',
      marks: ['/r/tea/v2/page.js'],
      files: ['page.js', 'form.js'].map((path) => ({
        url: `/r/tea/v2/${path}`,
        integrity: `sha384-${path}`,
      })),
    },
  ]);
});

it('asks for nothing of a module whose pages do not say so', async () => {
  expect(await of({ tea: { ...release, offline: [{ page: '/tea' }] } })).toEqual([]);
});
