import type { Registry, RemoteManifest, ShellManifest } from '@nestwell/contracts/delivery/server';
import { foldersOf, MOST_KEPT, offlineFilesOf } from './offline-files';

const file = (path: string, brotliBytes: number) => ({
  path,
  integrity: `sha384-${path}`,
  bytes: brotliBytes * 4,
  brotliBytes,
});

const shell: ShellManifest = {
  version: 's1',
  styles: [file('main.css', 10_000)],
  scripts: [file('main.js', 190_000)],
  files: [file('font.woff2', 40_000), file('team.js', 9000)],
  offlineFiles: ['font.woff2'],
  themeScript: '',
};

function aModule(version: string, page = 60_000) {
  const built: RemoteManifest = {
    id: 'tea',
    version,
    scope: `tea_${version}`,
    contract: 1,
    entry: file('entry.js', 30_000),
    css: [file('widgets.css', 1000)],
    files: [file('widgets.js', 5000), file('page.js', page), file('other.js', 10)],
    entryChunks: ['widgets.js'],
    offlineFiles: ['page.js'],
    pages: [],
    widgets: [],
  };
  const at = ({ path, integrity }: { path: string; integrity: string }) => ({
    url: `/r/tea/${version}/${path}`,
    integrity,
  });
  const { scope, contract, pages, widgets } = built;
  const release = {
    version,
    scope,
    contract,
    pages,
    widgets,
    entry: at(built.entry),
    entryChunks: [at(file('widgets.js', 5000))],
    css: built.css.map(at),
  };
  return { built, release };
}

const namesOf = async (registry: Registry, built: readonly RemoteManifest[]) => {
  const manifestOf = (_: string, version: string) =>
    Promise.resolve(built.find((one) => one.version === version));
  const files = await offlineFilesOf(shell, registry, manifestOf);
  return files.map(({ url }) => url);
};

it('keeps current and last good versions, the most needed first', async () => {
  const [v2, v1] = [aModule('v2'), aModule('v1')];
  const registry = { rev: 2, remotes: { tea: { ...v2.release, lastGood: v1.release } } };

  expect(await namesOf(registry, [v2.built, v1.built])).toEqual([
    '/shell/main.js',
    '/shell/font.woff2',
    '/r/tea/v2/entry.js',
    '/r/tea/v2/widgets.js',
    '/r/tea/v2/widgets.css',
    '/r/tea/v2/page.js',
    '/r/tea/v1/entry.js',
    '/r/tea/v1/widgets.js',
    '/r/tea/v1/widgets.css',
    '/r/tea/v1/page.js',
  ]);
  expect(foldersOf(registry)).toEqual(['/r/tea/v2/', '/r/tea/v1/']);
});

it('leaves out from the end what would be more than a device is asked to fetch', async () => {
  const [v2, v1] = [aModule('v2', 710_000), aModule('v1', 710_000)];
  const registry = { rev: 2, remotes: { tea: { ...v2.release, lastGood: v1.release } } };

  const names = await namesOf(registry, [v2.built, v1.built]);

  expect(MOST_KEPT).toBe(1_000_000);
  expect(names).toContain('/r/tea/v2/page.js');
  expect(names).not.toContain('/r/tea/v1/entry.js');
});

it('keeps nothing of a version that the registry does not vouch for', async () => {
  const { built, release } = aModule('v1');
  const entry = { ...release.entry, url: '/r/tea/v1/else.js' };

  expect(await namesOf({ rev: 1, remotes: { tea: { ...release, entry } } }, [built])).toEqual([
    '/shell/main.js',
    '/shell/font.woff2',
  ]);
});

it('keeps the files of a version in the order in which its pages need them', async () => {
  const { built, release } = aModule('v1');
  const needed = { ...built, offlineFiles: ['other.js', 'page.js'] };

  const names = await namesOf({ rev: 1, remotes: { tea: release } }, [needed]);

  expect(names.slice(-2)).toEqual(['/r/tea/v1/other.js', '/r/tea/v1/page.js']);
});
