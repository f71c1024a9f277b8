import { remoteIds } from '@nestwell/build/places';
import { globalProblems, globalsIn } from './global-problems';

const FILE = '/mfe-tea/src/tea.ts';
/** What is found in one source, without its place. */
const foundIn = (text: string) =>
  globalsIn('tea', new Map([[FILE, text]])).map((found) => found.replace(/^mfe-tea\/src\/tea\.ts:\d+: /, ''));

it.each([
  ['a parameter', 'export const pour = (window: { tea: number }) => { window.tea = 1; };'],
  ['a variable', 'const localStorage = new Map<string, string>();\nlocalStorage.set("a", "b");'],
  ['an import', "import { document } from './paper';\ndocument.addEventListener('click', () => null);"],
  ['a function', 'function setTimeout(act: () => void) { act(); }\nsetTimeout(() => null);'],
  ['a property', 'export const tea = { localStorage: 1, window: 2 };\ntea.window = 3;'],
  [
    'a destructured name',
    'export const pour = ({ document }: { document: { title: string } }) => { document.title = ""; };',
  ],
])('%s of the same name is the module’s own', (_, text) => {
  expect(foundIn(text)).toEqual([]);
});

it.each([
  [
    'what it makes itself',
    "const link = Object.assign(document.createElement('a'), { href: '' });\nlink.download = 'x';",
  ],
  [
    'its own element',
    "export const look = (it: HTMLElement) => { it.style.top = '0'; it.addEventListener('click', () => null); };",
  ],
  ['its own class', 'class Tea { cups = 0; }\nObject.assign(Tea.prototype, { cups: 1 });'],
  ['a name that stands for the page, given something else', 'let page: unknown = window;\npage = null;'],
  [
    'reading and calling',
    "window.scrollTo(0, 0);\nexport const leave = () => location.assign('/');\nconst wide = innerWidth > 5;",
  ],
  ['types', 'export type Timer = ReturnType<typeof setTimeout>;\nexport type Kept = typeof localStorage;'],
  [
    'a timer that its effect ends',
    "import { useEffect } from 'react';\nuseEffect(() => { let it = 0; const go = () => { it = setTimeout(go, 10); }; go(); return () => clearTimeout(it); });",
  ],
  [
    'a timer whose end is handed out',
    'export function later(act: () => void) { const it = setTimeout(act, 10); return () => clearTimeout(it); }',
  ],
])('%s is not complained of', (_, text) => {
  expect(foundIn(text)).toEqual([]);
});

it('a name is followed from one file to another, and told with file and line', () => {
  const sources = new Map([
    ['/mfe-tea/src/page.ts', 'export const page = document;'],
    ['/mfe-tea/src/tea.tsx', "import { page } from './page';\n\npage.title = 'Tea';"],
  ]);

  expect(globalsIn('tea', sources)).toEqual([
    "mfe-tea/src/tea.tsx:3: document.title is changed, which all modules share: say the title in the page's declaration",
  ]);
});

it.each(remoteIds())('%s leaves the page as it is', (id) => {
  expect(globalProblems(id)).toEqual([]);
});
