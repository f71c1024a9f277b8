import { RegistryStore, type Storage } from '@nestwell/releases';
import { overwritten } from './overwritten';

const COMMIT = 'a'.repeat(40);
const release = {
  version: 'v2',
  scope: 'tea_v2',
  entry: { url: '/r/tea/v2/entry.js', integrity: 'sha384-x' },
  css: [],
  pages: [],
  widgets: [],
  contract: 2,
};

/** A registry of one revision: Ben released tea, from a commit or from a tree that was not clean. */
function released(commit?: string): RegistryStore {
  const change = {
    at: '2026-11-21T08:00:00Z',
    by: 'Ben',
    why: 'Totals by week',
    id: 'tea',
    to: 'v2',
    commit,
  };
  const revision = Buffer.from(JSON.stringify({ registry: { rev: 1, remotes: { tea: release } }, change }));
  const storage: Storage = {
    list: () => Promise.resolve(['registry/production/00000001.json']),
    read: () => Promise.resolve(revision),
    create: () => Promise.resolve(false),
    put: () => Promise.resolve(),
    remove: () => Promise.resolve(),
  };
  return new RegistryStore(storage, 'production');
}

it('says whose release a checkout without its commit would take back', async () => {
  const lost = await overwritten(released(COMMIT), 'tea', () => false);

  expect(lost).toContain(
    'tea v2 was released by Ben at 2026-11-21T08:00:00Z (Totals by week) from commit aaaaaaaaa',
  );
});

it.each([
  ['holds its commit', released(COMMIT), 'tea', true],
  ['cannot know what it was built from', released(), 'tea', false],
  ['brings a module that was never released', released(COMMIT), 'cake', false],
])('nothing is held against a checkout that %s', async (_, store, id, holds) => {
  expect(await overwritten(store, id, () => holds)).toBeUndefined();
});
