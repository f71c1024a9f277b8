import type { RemoteDeclaration } from '@nestwell/remote-kit/declaration/define-remote';
import { problemsOf } from './check-declarations';

const load = () => Promise.resolve(() => null);
const tea: RemoteDeclaration = {
  id: 'tea',
  owner: 'Tea and cake',
  contract: 2,
  pages: [
    { path: '/tea', title: 'Tea', load },
    { path: '/tea/pot/:id', title: 'A pot', load },
    { path: '/till', title: 'Till', purpose: 'purchase', load },
  ],
  widgets: [],
};
const kept = {
  page: '/tea',
  line: { label: 'Tea', about: 'What you poured', icon: 'page' },
} as const;
const brew = { name: 'Brew', page: '/', open: 'brew', icon: 'water', order: 1 } as const;

it('finds nothing wrong with a page that is kept and a form that a shortcut opens', () => {
  expect(problemsOf([{ ...tea, offline: [kept], shortcuts: [brew] }])).toEqual([]);
});

it.each([
  ['/cake', 'tea: offline names /cake, which is not one of its pages'],
  ['/tea/pot/:id', 'tea: offline has a line for /tea/pot/:id, which leads nowhere without its parameter'],
  ['/till', 'tea: offline names /till, which is of no use without a connection'],
])('refuses to keep %s', (page, problem) => {
  expect(problemsOf([{ ...tea, offline: [{ ...kept, page }] }])).toEqual([problem]);
});

it('refuses a page that is named twice, and a line without words', () => {
  expect(problemsOf([{ ...tea, offline: [kept, { ...kept, line: { ...kept.line, label: '' } }] }])).toEqual([
    'tea: the line of /tea needs a label and an about of 2 to 40 letters',
    'tea: offline names /tea twice',
  ]);
});

it.each([
  [{ page: '/cake' }, 'tea: the shortcut Brew leads to /cake, which is neither Home nor one of its pages'],
  [
    { open: 'Brew it!' },
    'tea: the shortcut Brew needs a name of 2 to 40 letters and a word for what it opens',
  ],
  [{ icon: 'kettle' }, 'tea: the shortcut Brew has no icon kettle'],
])('refuses a shortcut with %j', (wrong, problem) => {
  const shortcuts = [{ ...brew, ...wrong }] as RemoteDeclaration['shortcuts'];
  expect(problemsOf([{ ...tea, shortcuts }])).toEqual([problem]);
});

it('names two modules whose shortcuts open the same', () => {
  expect(
    problemsOf([
      { ...tea, shortcuts: [brew] },
      { ...tea, id: 'milk', pages: [], shortcuts: [brew] },
    ]),
  ).toEqual(['milk and tea both claim the shortcut /?open=brew']);
});
