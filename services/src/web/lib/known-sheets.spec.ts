import type { ShellManifest } from '@nestwell/contracts/delivery/server';
import { inText } from '../../platform/http/lines';
import { beginningOf, restOf, type DocumentPlan } from '../documents/document';
import { hasSheets } from './known-sheets';

const shell = {
  version: 's1',
  styles: [{ path: 'main.1.css', integrity: 'sha384-a' }],
  scripts: [],
  themeScript: '',
} as unknown as ShellManifest;

const plan = (has: boolean): DocumentPlan => ({
  nonce: 'n',
  shell,
  registry: { rev: 1, remotes: {} },
  route: { isHome: true, remotes: [] },
  config: {} as never,
  answers: [],
  hasSheets: has,
  painted: {
    picture: { html: '<p>a</p>', styles: '', isZoned: false, faults: [], lacks: [] },
    owners: [],
    user: undefined,
    now: new Date(),
  },
});

it.each([
  ['these', { nestwell_sheets: 'main.1.css' }, true],
  ['those of an earlier release', { nestwell_sheets: 'main.0.css' }, false],
  ['none', {}, false],
])('a browser that has had %s', (_, cookies, has) => {
  expect(hasSheets(cookies, shell)).toBe(has);
});

it('a browser that has the sheets is told of them first of all, vouched for, and of none later', () => {
  expect(beginningOf(plan(true))).toContain(
    '<link rel="stylesheet" href="/shell/main.1.css" integrity="sha384-a"',
  );
  expect(inText(restOf(plan(true)))).not.toContain('href="/shell/main.1.css"');
});

it('any other is told of them behind the rules of its picture', () => {
  expect(beginningOf(plan(false))).not.toContain('main.1.css');
  expect(inText(restOf(plan(false)))).toContain('<link rel="late" href="/shell/main.1.css"');
});

it('a page without a picture links them once, wherever it is said', () => {
  for (const has of [true, false]) {
    const bare = { ...plan(has), painted: undefined };
    expect(
      (beginningOf(bare) + inText(restOf(bare))).match(/rel="stylesheet" href="\/shell\/main.1.css"/g),
    ).toHaveLength(1);
  }
});
