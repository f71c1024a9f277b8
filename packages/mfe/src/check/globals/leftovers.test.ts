import { globalsIn } from './global-problems';

const FILE = '/mfe-tea/src/tea.ts';
/** What is found in one source, without its place. */
const foundIn = (text: string) =>
  globalsIn('tea', new Map([[FILE, text]])).map((found) => found.replace(/^mfe-tea\/src\/tea\.ts:\d+: /, ''));

it.each([
  ['window.addEventListener("resize", look);', 'it listens on window: use useWindowEvent'],
  ['addEventListener("resize", look);', 'it listens on window: use useWindowEvent'],
  ['const { addEventListener: hear } = window;\nhear("resize", look);', 'it listens on window'],
  ['document.addEventListener("click", look, true);', 'it listens on document: use useDocumentEvent'],
  ['document.body.addEventListener("click", look);', 'it listens on document'],
])('a listener on the page is named: %s', (text, told) => {
  expect(foundIn(`import { look } from './look';\n${text}`)).toEqual([expect.stringContaining(told)]);
});

it.each([
  ["localStorage.setItem('tea', '1');", 'localStorage'],
  ["window.sessionStorage.setItem('tea', '1');", 'sessionStorage'],
  ['const kept = localStorage;\nkept.clear();', 'localStorage'],
  ['export const keep = { localStorage };', 'localStorage'],
  ["document.cookie = 'tea=1';", 'document.cookie'],
  ["indexedDB.open('tea');", 'indexedDB'],
])('storage outside the kit’s is named: %s', (text, name) => {
  expect(foundIn(text)).toContainEqual(
    `it uses ${name}: use deviceStore('tea') of the kit, which has names and room of its own`,
  );
});

it.each([
  ['setTimeout(look, 10);', 'setTimeout outlives the component: use useTimer'],
  ['window.setInterval(look, 10);', 'setInterval outlives the component: use useInterval'],
  ['useEffect(() => { const it = setInterval(look, 10); });', 'setInterval outlives'],
  [
    'useEffect(() => { const it = setTimeout(look, 10); return () => clearTimeout(0); });',
    'setTimeout outlives',
  ],
  [
    'useEffect(() => { const a = setTimeout(look, 1), b = 2; return () => clearTimeout(b); });',
    'setTimeout outlives',
  ],
])('a timer that nothing ends is named: %s', (text, told) => {
  expect(foundIn(`import { look } from './look';\nimport { useEffect } from 'react';\n${text}`)).toEqual([
    expect.stringContaining(told),
  ]);
});
