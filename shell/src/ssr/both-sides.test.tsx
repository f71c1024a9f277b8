/** @jest-environment ./packages/config/jest/two-sided-environment.cjs */
import type { RenderedScreen, Previewed } from './testing/screens';

type ServerSide = typeof import('./testing/server-side');
type BrowserSide = typeof import('./testing/browser-side');

declare global {
  /** Of the modules that stand in the checkout. */
  var areas: readonly string[];
  var setZone: (zone: string) => void;
  var becomeBrowser: () => void;
  var previewed: Previewed | undefined;
}

const AHEAD = 3 * 60 * 60_000;
/** Hydrated once midnight has passed, as on a slow line. */
const NEXT_DAY = 24 * 60 * 60_000;
/** Every zone, theme and clock once at least; every combination in `pnpm test:long`. */
const SIDES = [
  { zone: 'America/Toronto', theme: 'day', ahead: 0 },
  { zone: 'America/Toronto', theme: 'night', ahead: AHEAD },
  { zone: 'Asia/Kolkata', theme: 'day', ahead: NEXT_DAY },
  { zone: 'Pacific/Kiritimati', theme: 'night', ahead: 0 },
] as const;
const zones = [...new Set(SIDES.map(({ zone }) => zone))];
const { LONG } = process.env as { LONG?: string };
const sides = LONG
  ? zones.flatMap((zone) =>
      (['day', 'night'] as const).flatMap((theme) =>
        [0, AHEAD, NEXT_DAY].map((ahead) => ({ zone, theme, ahead })),
      ),
    )
  : SIDES;
/** Another day, and another part of it, in each of the zones. */
const NOW = Date.parse('2026-11-22T20:30:00Z');

jest.mock('@nestwell/remote-kit/preview', () => ({
  ...jest.requireActual<object>('@nestwell/remote-kit/preview'),
  startPreview: (remote: Previewed['remote'], preview: Previewed['preview']) =>
    void (globalThis.previewed = { remote, preview }),
}));

// Each draws some hundred screens.
jest.setTimeout(300_000);

const rendered = new Map<string, RenderedScreen[]>();
const faults = new Map<string, string[]>();

beforeAll(async () => {
  setZone('UTC');
  jest.useFakeTimers({ now: NOW, doNotFake: [...notTheClock] });
  jest.resetModules();
  const { renderAll } = jest.requireActual<ServerSide>('./testing/server-side');
  for (const area of areas) {
    const thrown: string[] = [];
    for (const zone of zones) {
      const onError = (error: unknown) => void thrown.push(String(error));
      rendered.set(`${area} ${zone}`, await renderAll(area, { zone, now: NOW }, onError));
    }
    faults.set(area, thrown);
  }
  jest.useRealTimers();
  becomeBrowser();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

it.each(areas)('every page and widget of %s is rendered without a page', (area) => {
  expect(faults.get(area)).toEqual([]);
  expect(rendered.get(`${area} ${zones[0]}`)?.length).toBeGreaterThan(0);
});

/** Of each page in all situations together. */
function byPath(area: string, hashesOf: (screen: RenderedScreen) => readonly string[]) {
  const found = new Map<string, Set<string>>();
  for (const screen of rendered.get(`${area} ${zones[0]}`) ?? [])
    found.set(screen.path, new Set([...(found.get(screen.path) ?? []), ...hashesOf(screen)]));
  return found;
}

/** The shell declares it for every page. */
const OF_SHELL = /"subscription\/status"\]$/;

const leftOver = (some: Map<string, Set<string>>, others: Map<string, Set<string>>) =>
  [...some].flatMap(([path, hashes]) =>
    [...hashes]
      .filter((hash) => !others.get(path)?.has(hash) && !OF_SHELL.test(hash))
      .map((hash) => `${path} ${hash}`),
  );

it.each(areas)('every page of %s reads what it declares', (area) => {
  // No preview answers with the pages of a baby, behind which ticks are read.
  const behindOthers = /^\/baby .*ticks/;
  const unread = leftOver(
    byPath(area, (screen) => screen.declared),
    byPath(area, (screen) => screen.reads),
  );

  expect(unread.filter((what) => !behindOthers.test(what))).toEqual([]);
});

it.each(areas)('every page of %s declares what it reads', (area) => {
  // The days of a report follow from the last visit, which is read before them. Widgets stand on other pages too.
  const leftToBrowser = /^(widgets|\/care\/report .*\?)/;
  const undeclared = leftOver(
    byPath(area, (screen) => screen.firstReads),
    byPath(area, (screen) => screen.declared),
  );

  expect(undeclared.filter((what) => !leftToBrowser.test(what))).toEqual([]);
});

describe.each(sides)('in $zone by $theme, its clock $ahead ms ahead', ({ zone, theme, ahead }) => {
  let side: BrowserSide;
  beforeAll(() => {
    setZone(zone);
    jest.useFakeTimers({ now: NOW + ahead, doNotFake: [...notTheClock] });
    jest.resetModules();
    side = jest.requireActual<BrowserSide>('./testing/browser-side');
  });
  afterAll(() => jest.useRealTimers());

  it.each(areas)('a browser draws %s as it was rendered', async (area) => {
    const found: string[] = [];
    for (const screen of rendered.get(`${area} ${zone}`) ?? []) {
      const told = await side.hydrate(area, screen, theme);
      found.push(...told.map((what) => `${area}, ${screen.path}, ${screen.scenario}: ${what}`));
    }
    expect(found).toEqual([]);
  });
});

const notTheClock = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;
