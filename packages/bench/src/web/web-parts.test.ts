/** @jest-environment ./packages/config/jest/jsdom-environment.cjs */
import { bundledPage, floorPage } from './bundled-page';
import { ALIVE, watchForSigns } from './signs';
import { summaries, webTable, type Measured } from './summaries';

const html = `<head>
<script nonce="abc">theme()</script>
<style nonce="abc" data-sheet="/shell/main.1.css">@media (1px<width<9px){.card{color:red}}
</style>
<script defer src="/shell/main.1.js" integrity="sha384-2" crossorigin="anonymous"></script>
<link rel="preload" as="script" href="/r/nutrition/1/remoteEntry.1.js" integrity="sha384-3" crossorigin="anonymous">
<script type="application/json" id="registry">{"url":"/r/nutrition/1/remoteEntry.1.js"}</script>
</head>
<body><div id="root"></div></body>`;

const program = { scripts: ['bundle/main.js'], styles: ['bundle/main.css'] };

it('sends a page of the product with one program in the place of the shell and the modules', () => {
  const page = bundledPage(html, program);

  expect(page).not.toMatch(/(src|href|data-sheet)="\/(shell|r)\//);
  expect(page).not.toContain('.card');
  expect(page).toContain('<script defer src="/bench/bundle/main.js"></script>');
  expect(page).toContain('<link rel="stylesheet" href="/bench/bundle/main.css">');
  // Data and theme stay as the product sends them.
  expect(page).toContain('theme()');
  expect(page).toContain('id="registry"');
});

it('refuses a page that it does not understand', () => {
  expect(() =>
    bundledPage('<body><img src="/shell/a.png"> <b data-x="/shell/"></b></body>', program),
  ).toThrow('names other programs');
});

it('sends the floor with nothing but its program', () => {
  expect(floorPage(program)).toContain('<div id="root"></div>');
});

const others = { shift: 0, requests: 2, kilobytes: 10, scriptKilobytes: 5 };
const visitOf = (alive: number) => ({ firstPaint: alive / 2, figures: alive / 2, alive, ...others });
const measured = (variant: Measured['variant'], cold: number): Measured => ({
  variant,
  path: '/',
  profile: 'slow',
  cold: visitOf(cold),
  repeat: visitOf(cold / 2),
});

it('compares the medians of a page with the floor and the one bundle of the same profile and visit', () => {
  const all = [1000, 1200, 1100].flatMap((floor) => [
    measured('floor', floor),
    measured('one bundle', floor * 2),
    measured('product', floor * 1.5),
  ]);

  const product = summaries(all).find(({ variant, visit }) => variant === 'product' && visit === 'repeat');

  expect(product).toMatchObject({ figuresOverFloor: 0.75, aliveOverFloor: 1.5, aliveOverBundle: 0.75 });
  expect(webTable(summaries(all))).toContain('| / product, slow, cold | 2 | 5 | 825 (750–900) |');
});

it('sees nothing alive where a part is a stand-in or belongs to nobody', () => {
  document.body.innerHTML = '<div id="root"><h1>Hello</h1><div data-skeleton></div></div>';
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  Object.assign(performance, { getEntriesByName: () => [{ startTime: 5 }] });
  Object.assign(window, {
    PerformanceObserver: class {
      observe() {}
    },
  });
  window.history.replaceState(null, '', '/nutrition');
  const look = () => frames.pop()?.(0);
  const said = jest.spyOn(console, 'debug').mockImplementation();
  watchForSigns(ALIVE);

  look();
  expect(window.signs).toMatchObject({ firstPaint: 5, alive: 0 });
  expect(window.signs?.figures).toBeGreaterThan(0);

  document.querySelector('[data-skeleton]')?.remove();
  look();
  expect(window.signs?.alive).toBe(0);
  expect(said).not.toHaveBeenCalled();

  Object.assign(document.querySelector('h1') ?? {}, { __reactFiber$1: {} });
  look();
  expect(window.signs?.alive).toBeGreaterThan(0);
  expect(said.mock.calls).toEqual([[ALIVE]]);
});
