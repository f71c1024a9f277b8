import { leftBehind } from './left-behind';
import type { LiveVersion } from './live';

const version = (
  id: string,
  paths: string[],
  more: { links?: string[]; slots?: string[] } = {},
): LiveVersion => ({
  id,
  version: `${id}1`,
  environment: 'production',
  where: 'production',
  release: {
    version: `${id}1`,
    scope: id,
    entry: { url: '', integrity: '' },
    css: [],
    pages: paths.map((path) => ({ path, title: path })),
    widgets: (more.slots ?? []).map((slot) => ({ slot })),
    contract: 2,
  },
  agreement: { calls: {}, borrowed: [], links: more.links },
});
const live = (...versions: LiveVersion[]) => ({ versions, shells: [], services: [] });
const candidate = (...paths: string[]) => ({
  id: 'tea',
  pages: paths.map((path) => ({ path, title: '', load: () => Promise.reject(new Error('not loaded')) })),
  widgets: [],
});
const tea = version('tea', ['/tea', '/tea/pot/:id']);

it('a page that another module links to is named when it goes', () => {
  const cake = version('cake', [], { links: ['/Tea/pot/:', '/cake'] });

  expect(leftBehind(candidate('/tea'), live(tea, cake))).toEqual([
    'the page /tea/pot/:id is gone, and cake cake1 in production links to it',
  ]);
  expect(leftBehind(candidate('/tea', '/tea/pot/:id'), live(tea, cake))).toEqual([]);
});

it('a page that nobody links to may go, and so may one that has another owner by now', () => {
  const cake = version('cake', ['/tea/pot/:name'], { links: ['/tea/pot/5'] });

  expect(leftBehind(candidate('/tea'), live(tea, version('cake', [], { links: ['/cake'] })))).toEqual([]);
  expect(leftBehind(candidate('/tea'), live(tea, cake))).toEqual([]);
});

it('the versions that are fallen back to, and the shell, link too', () => {
  const before = { ...version('cake', [], { links: ['/tea'] }), where: 'production (last good)' };
  const shell = { ...before, version: 's1', where: 'production' };

  expect(leftBehind(candidate('/tea/pot/:id'), { ...live(tea, before), shells: [shell] })).toEqual([
    'the page /tea is gone, and cake cake1 in production (last good) links to it',
    'the page /tea is gone, and shell s1 in production links to it',
  ]);
});

it('builds from before links were written down are compared as far as they say', () => {
  expect(leftBehind(candidate('/tea'), live(tea, version('cake', [])))).toEqual([]);
});

it('a slot that nobody fills any more is named, and one that others fill is not', () => {
  const full = version('tea', [], { slots: ['home.post@1', 'home.more@1'] });
  const cake = version('cake', [], { slots: ['home.more@1'] });

  expect(leftBehind(candidate(), live(full, cake))).toEqual([
    'home.post@1 would be empty in production: tea filled it, and nobody else does',
  ]);
});
