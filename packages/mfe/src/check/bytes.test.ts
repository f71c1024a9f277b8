import type { BuiltFile, RemoteManifest } from '@nestwell/contracts/delivery/server';
import { overBudget } from './bytes';

const file = (path: string, brotliBytes: number): BuiltFile => ({
  path,
  integrity: 'sha384-x',
  bytes: brotliBytes * 4,
  brotliBytes,
});

const aBuild = (more: Partial<RemoteManifest>): RemoteManifest => ({
  id: 'tea',
  version: 'v1',
  contract: 2,
  scope: 'tea',
  entry: file('remoteEntry.js', 30_000),
  css: [file('widgets.css', 12_000)],
  files: [file('page.js', 60_000)],
  pages: [],
  widgets: [],
  ...more,
});

it('a build within its budgets has nothing to be told', () => {
  expect(overBudget(aBuild({}))).toEqual([]);
});

it.each<[string, Partial<RemoteManifest>, RegExp]>([
  ['an entry', { entry: file('remoteEntry.js', 103_000) }, /tea: its entry is 103.* at most 30/],
  ['styles', { css: [file('a.css', 7000), file('b.css', 7000)] }, /the style of its widgets is 14/],
  ['a page', { files: [file('page.js', 60_100)] }, /page\.js is 60\.1/],
])('%s beyond its budget is named', (_, more, told) => {
  expect(overBudget(aBuild(more))).toEqual([expect.stringMatching(told)]);
});
