import type { RemoteDeclaration } from '@nestwell/remote-kit/declaration/define-remote';
import { pageScriptsOf, pageStylesOf } from './page-files';

const load = (code: string) => Object.assign(() => Promise.resolve(() => null), { toString: () => code });
const page = (path: string, code: string) => ({ path, title: path, load: load(code) });

const tea: RemoteDeclaration = {
  id: 'tea',
  owner: 'Tea and cake',
  contract: 2,
  pages: [
    page('/tea', "() => import('./tea-page').then((page) => page.Tea)"),
    page('/cake', "() => import('./cake-page')"),
    page('/pot', '() => Promise.resolve(Pot)'),
  ],
  widgets: [],
};

const chunks = [
  { id: 'tea', files: ['tea.css', 'tea.js'], origins: [{ request: './tea-page' }], children: ['form'] },
  {
    id: 'both',
    files: ['both.css', 'both.js'],
    origins: [{ request: './tea-page' }, { request: './cake-page' }],
  },
  { id: 'form', files: ['form.css', 'form.js'], origins: [{ request: './form' }] },
  { id: 'entry', files: ['entry.css', 'entry.js'], origins: [{}] },
];

it('names the sheets that come with each page, and those of what that loads later', () => {
  expect(pageStylesOf(tea, chunks)).toEqual({
    '/tea': ['tea.css', 'both.css', 'form.css'],
    '/cake': ['both.css'],
    '/pot': [],
  });
});

it('names what vouches for them and the scripts that each page opens with, and not what it loads later', () => {
  expect(pageScriptsOf(tea, chunks)).toEqual({
    '/tea': ['tea.js', 'both.js'],
    '/cake': ['both.js'],
    '/pot': [],
  });
});
