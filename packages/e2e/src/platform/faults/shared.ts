import { expect } from '../../kit/test';
import { shown, SOON } from '../victim';
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

/** Later, without a timer. */
const untold = (script: string) => `fetch('/healthz').then(() => { ${script} globalThis.isDone = true; });`;
/** Asked now and then: what asks needs the page's functions itself. */
const isDone = ({ page }: Broken) =>
  expect.poll(() => page.evaluate(() => 'isDone' in globalThis).catch(() => false)).toBe(true);

/** The heartbeat has noticed it, and the page is here again with the version before. */
async function showsGood({ page, id, good, broken, time }: Broken): Promise<void> {
  await time.fliesUntil(expect(shown(page, id, broken)).toHaveCount(0, SOON));
  await time.fliesUntil(expect(page.getByRole('heading', { level: 1 })).toBeVisible(SOON));
  await time.fliesUntil(expect(shown(page, id, good)).toBeAttached(SOON));
}

/** What all modules share: functions, events, styles, the place of the page itself. */
export const shared: readonly Fault[] = [
  // The kit took the browser's own before any module ran.
  {
    name: 'a fetch of its own',
    stoppedBy: 'check',
    leaves: 'everything',
    change: { before: `globalThis.fetch = ${THROWER};` },
  },
  {
    name: 'functions of its own, later',
    stoppedBy: 'check',
    leaves: 'everything',
    reloads: 'perhaps',
    measured: true,
    change: { after: untold(GLOBALS) },
    meanwhile: isDone,
  },
  {
    name: 'prototypes of its own',
    stoppedBy: 'check',
    reloads: 'perhaps',
    measured: true,
    change: { before: PROTOTYPES },
    meanwhile: showsGood,
  },
  {
    name: 'prototypes of its own, later',
    stoppedBy: 'check',
    leaves: 'everything',
    reloads: 'perhaps',
    measured: true,
    change: { after: inTimer(PROTOTYPES) },
    meanwhile: showsGood,
  },
  {
    name: 'a listener that stops everything',
    stoppedBy: 'check',
    untilRollback: 'load',
    change: { after: STOPS },
  },
  {
    name: 'styles of no file',
    stoppedBy: 'check',
    leaves: 'everything',
    reloads: 'perhaps',
    measured: true,
    change: { before: `${SHEET} document.adoptedStyleSheets.push(sheet);` },
    meanwhile: showsGood,
  },
  {
    name: 'an emptied page',
    stoppedBy: 'check',
    leaves: 'everything',
    reloads: 'perhaps',
    measured: true,
    change: { after: untold('document.body.replaceChildren();') },
    meanwhile: showsGood,
  },
];
