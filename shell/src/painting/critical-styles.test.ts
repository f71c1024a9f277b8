import { criticalStyles, keepSheet } from './critical-styles';

const html = '<div class="card"><p class="tea_v1-note" style="color:var(--nw-read)">x</p></div>';
const critical = (owner: string | undefined, css: string, key = css) => {
  keepSheet(key, owner, css);
  return criticalStyles([key], html);
};

it('keeps the rules whose classes are in the page, in their layers and conditions', () => {
  const css =
    '@layer kit,remote;@layer kit{.card{margin:0}.other{margin:1px}@media (width>=64rem){.card{margin:2px}.other{margin:3px}}}';

  expect(critical(undefined, css)).toBe(
    '@layer kit,remote;@layer kit{.card{margin:0}@media (width>=64rem){.card{margin:2px}}}',
  );
});

it('leaves out what comes with a touch or a printer, and typefaces', () => {
  const css =
    ".card:hover{a:b}.card,.card:focus-visible{c:d}@media print{.card{e:f}}@font-face{src:url('a.woff2')}@font-face{src:local(Arial)}";

  expect(critical(undefined, css)).toBe('.card{c:d}');
});

it('keeps animations and tokens that something reads', () => {
  const css =
    ':root{--nw-read:red;--nw-unread:blue;--nw-by:var(--nw-far);--nw-far:1px}@keyframes turn{to{a:b}}@keyframes fly{to{a:b}}.card{animation:turn 1s;margin:var(--nw-by)}';

  expect(critical(undefined, css)).toBe(
    ':root{--nw-read:red;--nw-by:var(--nw-far);--nw-far:1px}.card{animation:turn 1s;margin:var(--nw-by)}@keyframes turn{to{a:b}}',
  );
});

it('takes from a module’s sheet only what styles its own', () => {
  const css =
    '@layer top;:root{color:red}.card{color:red}.tea_v1-note{color:red}.card .tea_v1-note{color:blue}';

  expect(critical('tea@v1', css)).toBe('.tea_v1-note{color:red}.card .tea_v1-note{color:blue}');
});

it('looks at what a selector styles, not at what it forbids', () => {
  const css = '.card:not(.other){a:b}.other:not(.card){c:d}.card:is(.x,.y) p{e:f}';

  expect(critical(undefined, css)).toBe('.card:not(.other){a:b}.card:is(.x,.y) p{e:f}');
});

it('leaves out what no part of the picture is in: other states, places at the side, what stands under something else', () => {
  const css =
    '.card[aria-busy=true]{a:b}.card:disabled{c:d}:root[data-places=side] .card{e:f}:root:has(.sheet) .card{g:h}.card:has([data-failed]){i:j}@page x{margin:0}';

  expect(critical(undefined, css)).toBe('');
});

it('keeps the states that a part of it is in, and what asks for the page’s own', () => {
  const own = ':root[data-theme=night] .card{a:b}.card:not([data-failed]){c:d}.card:has(.tea_v1-note){e:f}';
  keepSheet(
    'states',
    undefined,
    `${own}.card[aria-current=page]{g:h}.card[aria-current=step]{i:j}.card[data-long]{k:l}`,
  );

  const page = '<a class="card" aria-current="page" data-long="">x<i class="tea_v1-note">y</i></a>';
  expect(criticalStyles(['states'], page)).toBe(`${own}.card[aria-current=page]{g:h}.card[data-long]{k:l}`);
});

it('tells pages apart of which one has as a class what the other has as a state', () => {
  keepSheet('apart', undefined, '.card[open]{a:b}.open{c:d}');

  const first = criticalStyles(['apart'], '<p class="card open open="></p>');
  const second = criticalStyles(['apart'], '<p class="card" open=""></p>');

  expect(first).toBe('.open{c:d}');
  expect(second).toBe('.card[open]{a:b}');
});
