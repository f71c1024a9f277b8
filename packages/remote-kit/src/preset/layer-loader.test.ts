import { globalSelectors } from './layer-loader.cjs';

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
])('in %s finds %j', (css, selectors) => {
  expect(globalSelectors(css)).toEqual(selectors);
});
