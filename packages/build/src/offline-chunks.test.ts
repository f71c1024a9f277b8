import type { RemoteDeclaration } from '@nestwell/remote-kit/declaration/define-remote';
import { offlineFilesOf, onceOpenedOf } from './offline-chunks';

const load = (code: string) => Object.assign(() => Promise.resolve(() => null), { toString: () => code });

const tea: RemoteDeclaration = {
  id: 'tea',
  owner: 'Tea and cake',
  contract: 2,
  pages: [
    { path: '/tea', title: 'Tea', load: load("() => import('./tea-page').then((page) => page.Tea)") },
    { path: '/cake', title: 'Cake', load: load("() => import('./cake-page')") },
  ],
  widgets: [],
  offline: [{ page: '/tea' }],
};

it('names the files of what is declared, with what that may load and nothing else, the most needed first', () => {
  const chunks = [
    { id: 'tea', files: ['tea.js', 'tea.css'], origins: [{ request: './tea-page' }], children: ['form'] },
    { id: 'shared', files: ['shared.js'], origins: [{ request: './tea-page' }, { request: './cake-page' }] },
    { id: 'form', files: ['form.js'], origins: [{ request: './form' }], children: ['tea'] },
    { id: 'cake', files: ['cake.js'], origins: [{ request: './cake-page' }] },
  ];

  expect(offlineFilesOf(tea, chunks)).toEqual(['tea.js', 'tea.css', 'shared.js', 'form.js']);
  const both = { ...tea, offline: [{ page: '/cake' }, { page: '/tea' }] };
  expect(offlineFilesOf(both, chunks).slice(0, 3)).toEqual(['shared.js', 'cake.js', 'tea.js']);
});

it('keeps the sheets of widgets ahead, whether or not a page opens them too', () => {
  const chunks = [
    { id: 'tea', files: ['tea.js'], origins: [{ request: './tea-page' }], children: ['kept-cup'] },
    { id: 'kept-cup', files: ['cup.js', 'cup.css'], origins: [{ request: './cup-sheet' }] },
    { id: 'drawing', files: ['drawing.js'], origins: [{ request: './drawing' }] },
  ];
  expect(offlineFilesOf(tea, chunks)).toEqual(['cup.js', 'cup.css', 'tea.js']);
  expect(offlineFilesOf({ ...tea, offline: undefined }, chunks)).toEqual(['cup.js', 'cup.css']);
});

it.each(['wide', 'online'])('keeps nothing ahead of a folder %s', (folder) => {
  const chunks = [
    { id: 'tea', files: ['tea.js'], origins: [{ request: './tea-page' }], children: ['columns', 'form'] },
    { id: 'columns', files: ['columns.js'], origins: [{ request: `./${folder}/columns` }] },
    { id: 'form', files: ['form.js'], origins: [{ request: './form' }] },
  ];

  expect(offlineFilesOf(tea, chunks)).toEqual(['tea.js', 'form.js']);
});

it('tells by what only the page asks for whether she has opened it, and keeps no file that is kept ahead', () => {
  const remote = { ...tea, offline: [{ page: '/tea' }, { page: '/cake', onceOpened: true as const }] };
  const chunks = [
    { id: 'tea', files: ['tea.js'], origins: [{ request: './tea-page' }] },
    { id: 'both', files: ['both.js'], origins: [{ request: './tea-page' }, { request: './cake-page' }] },
    { id: 'cake', files: ['cake.js', 'cake.css'], origins: [{ request: './cake-page' }], children: ['form'] },
    {
      id: 'slice',
      files: ['slice.js'],
      origins: [{ request: './cake-page' }, { request: './slice-widget' }],
    },
    { id: 'form', files: ['form.js'], origins: [{ request: './form' }] },
  ];

  expect(offlineFilesOf(remote, chunks)).toEqual(['tea.js', 'both.js']);
  expect(onceOpenedOf(remote, chunks)).toEqual({
    onceOpened: { marks: ['cake.js'], files: ['cake.js', 'cake.css', 'slice.js', 'form.js'] },
  });
  expect(onceOpenedOf(tea, chunks)).toEqual({});
});
