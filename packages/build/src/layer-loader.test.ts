import { globalSelectors, leaks } from './layer-loader.cjs';

it.each([
  ['.card { gap: var(--a, 1rem); background: url("a{b}") }', []],
  ['.card > button, .card:hover svg { color: red }', []],
  ['@media (min-width: 64rem) { .card { color: red } }', []],
  ['@keyframes rise { from { opacity: 0 } to { opacity: 1 } }', []],
  ['.card { & p { color: red } }', []],
  ['.main :global(.page) { padding: 0 }', []],
  ['button { color: red }', ['button']],
  ['.card, p { color: red }', ['p']],
  [':global(.btn) { color: red }', [':global(.btn)']],
  ['@media print { h1 { color: red } }', ['h1']],
  ['/* .card */ [data-theme] { color: red }', ['[data-theme]']],
  [':root:has(.card) { overflow: hidden }', [':root:has(.card)']],
  ['p .card { color: red }', ['p .card']],
  [':is(.card, .row) p { color: red }', []],
])('in %s finds %j', (css, selectors) => {
  expect(globalSelectors(css)).toEqual(selectors);
});

it.each([
  [
    'a plain sheet of a module',
    '.card { color: red }',
    { isModule: false, layer: 'remote' },
    /plain style sheet/,
  ],
  [
    'a layer of its own',
    '@layer theme { .card { color: red } }',
    { isModule: true, layer: 'remote' },
    /@layer/,
  ],
  ['a sheet from elsewhere', '@import url(/x.css);', { isModule: true, layer: 'remote' }, /@import/],
  ['a way to print for all', '@page { size: A4 }', { isModule: true, layer: 'remote' }, /@page/],
  [
    'a name of counters',
    '@counter-style dots { suffix: ""; }',
    { isModule: true, layer: 'remote' },
    /@counter/,
  ],
  ['a selector of the root', ':root { --gap: 0 }', { isModule: true, layer: 'remote' }, /":root"/],
])('%s is refused', (_, css, sheet, sentence) => {
  expect(leaks(css, sheet)[0]).toMatch(sentence);
});

it('what the shell lets a module have is built', () => {
  const css = ['media print', 'supports (gap: 1px)', 'container (width > 1px)', 'starting-style']
    .map((head) => `@${head} { .card { color: red } }`)
    .join(' ');
  const sheet = { isModule: true, layer: 'remote' };
  expect(leaks(`${css} @keyframes rise { to { opacity: 1 } }`, sheet)).toEqual([]);
});

it('the kit and the shell order layers and style what they show', () => {
  expect(leaks('@layer kit, shell; body { margin: 0 }', { isModule: false, layer: 'shell' })).toEqual([]);
});
