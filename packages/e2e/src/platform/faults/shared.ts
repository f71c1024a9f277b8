import { expect } from '../../kit/test';
import type { Broken, Fault } from './fault';

const THROWER = "function () { throw new Error('sabotage'); }";

const PROTOTYPES = `
  for (const [on, names] of [
    [Array.prototype, ['map', 'filter', 'flatMap']], [Promise.prototype, ['then', 'finally']],
    [Element.prototype, ['append', 'setAttribute']], [Node.prototype, ['appendChild', 'removeChild']],
    [Storage.prototype, ['getItem', 'setItem']], [History.prototype, ['pushState']], [JSON, ['parse', 'stringify']],
  ]) for (const name of names) on[name] = ${THROWER};`;

/** Each takes the place of what the others call, in a way that nothing refuses. */
const GLOBALS = `for (const name of ['fetch', 'setInterval', 'clearInterval', 'requestAnimationFrame'])
  Object.defineProperty(globalThis, name, { value: ${THROWER}, configurable: true, writable: true });`;

const STOPS = `for (const on of [window, document, document.body])
  for (const type of ['click', 'pointerdown', 'keydown', 'popstate', 'visibilitychange'])
    on.addEventListener(type, (event) => { event.stopImmediatePropagation(); event.preventDefault(); }, true);`;

const SHEET = "const sheet = new CSSStyleSheet(); sheet.replaceSync('* { display: none !important }');";

const inTimer = (script: string) => `setTimeout(() => { ${script} globalThis.isDone = true; }, 100);`;

/** Where nobody can tell whose code it was. */
const untold = (script: string) => `fetch('/healthz').then(() => { ${script} globalThis.isDone = true; });`;
/** Asked now and then: what asks needs the page's functions itself. */
const isDone = ({ page }: Broken) =>
  expect.poll(() => page.evaluate(() => 'isDone' in globalThis).catch(() => false)).toBe(true);

/** What all modules share: functions, events, styles, the place of the page itself. */
export const shared: readonly Fault[] = [
  { name: 'a fetch of its own', change: { before: `globalThis.fetch = ${THROWER};` } },
  {
    name: 'functions of its own, later',
    leaves: 'everything',
    reloads: 'perhaps',
    change: { after: untold(GLOBALS) },
    meanwhile: async (part) => {
      await isDone(part);
      // Until the next look at the page.
      await part.time.fliesUntil(new Promise((seen) => setTimeout(seen, 300)));
    },
  },
  { name: 'prototypes of its own', change: { before: PROTOTYPES } },
  {
    name: 'prototypes of its own, later',
    leaves: 'everything',
    change: { after: inTimer(PROTOTYPES) },
    meanwhile: isDone,
  },
  { name: 'a listener that stops everything', leaves: 'everything', change: { after: STOPS } },
  { name: 'plain styles', change: { styles: '* { display: none !important }' } },
  {
    name: 'styles of the root',
    change: { styles: '@layer remote { :root { --nw-ink: red; visibility: hidden } }' },
  },
  { name: 'styles of no file', change: { before: `${SHEET} document.adoptedStyleSheets.push(sheet);` } },
  {
    name: 'an emptied page',
    leaves: 'everything',
    reloads: 'perhaps',
    change: { after: untold('document.body.replaceChildren();') },
    meanwhile: async (part) => {
      await isDone(part);
      await expect(part.page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
];
