import { globalsIn } from './global-problems';

const FILE = '/mfe-tea/src/tea.ts';
/** What is found in one source, without its place. */
const foundIn = (text: string) =>
  globalsIn('tea', new Map([[FILE, text]])).map((found) => found.replace(/^mfe-tea\/src\/tea\.ts:\d+: /, ''));

it.each([
  ['a name of the page', 'fetch = () => null;', 'fetch'],
  ['a property of the window', 'window.tea = 1;', 'tea'],
  ['the same under another name', 'const page = globalThis;\npage.tea ??= 1;', 'tea'],
  ['the same as a default', 'const pour = (page = window) => { page.tea = 1; };', 'tea'],
  ['the same by a word', "self['tea'] = 1;", 'tea'],
  [
    'what was taken out of it',
    'const { body } = document;\nbody.className = "dark";',
    'document.body.className',
  ],
  ['a prototype', 'Array.prototype.last = function () {};', 'Array.prototype.last'],
  ['a prototype by definition', "Object.defineProperty(Array.prototype, 'last', {});", 'Array.prototype'],
  ['an object of the language', 'Math.random = () => 4;', 'Math.random'],
  ['a counter', 'window.tea++;', 'tea'],
  ['what is deleted', 'delete (window as never).fetch;', 'fetch'],
  ['one of several', '[window.tea] = [1];', 'tea'],
  ['one of an object', 'const name = "x"; ({ name: window.tea } = { name });', 'tea'],
  ['the title', 'document.title = "Tea";', 'document.title'],
  [
    'a mark of the page',
    "document.documentElement.classList.add('dark');",
    'document.documentElement.classList',
  ],
  ['an element of others', "document.querySelector('h1')!.textContent = 'Tea';", 'document.*.textContent'],
  [
    'what all modules borrow',
    "import * as kit from '@nestwell/ui';\nkit.Button.displayName = 'x';",
    '@nestwell/ui.kit.Button.displayName',
  ],
  ['what is only said to be there', 'declare const google: { tea: number };\ngoogle.tea = 1;', 'google.tea'],
  [
    'the page of an element',
    'export const dark = (it: Element) => { it.ownerDocument.title = ""; };',
    'document.title',
  ],
])('%s is not to be changed', (_, text, name) => {
  expect(foundIn(text)).toEqual([expect.stringContaining(`${name} is changed, which all modules share`)]);
});
