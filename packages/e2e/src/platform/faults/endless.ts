import { expect } from '../../kit/test';
import type { Broken, Fault } from './fault';
import { wrapping } from './wrapping';

/** Fills all there is, by calls and past them. */
const FILLS = `for (const write of [
    (name, text) => localStorage.setItem(name, text), (name, text) => { localStorage[name] = text; },
  ]) for (let size = 2 ** 20; size >= 1; size /= 2) try {
    for (let count = 0; count < 12; count += 1) write('junk' + size + '.' + count, 'x'.repeat(size));
  } catch { /* It is full. */ }`;

/** Each fault asks at an address of its own, since several may be met on one page. */
const CALLS = `(Component) => {
  const again = () => lent('@nestwell/remote-kit').call({ method: 'GET', path: '/api/endless-calls', access: 'open' }).catch(() => {}).then(again);
  if (!globalThis.isCalling) void again();
  globalThis.isCalling = true;
  return Component;
}`;

const GROWS = `globalThis.grown = [];
  const grow = setInterval(() => {
    globalThis.grown.push(new Array(2 ** 20).fill(1.5));
    if (globalThis.grown.length > 40) clearInterval(grow);
  }, 5);`;

/** Each of it counts where the test can see it. */
const LEFTOVERS = `globalThis.leftover = {};
  const count = (what) => document.documentElement.dataset[what] = Number(document.documentElement.dataset[what] ?? 0) + 1;
  setInterval(() => count('ticks'), 1);
  addEventListener('leftover', () => count('heard'));
  localStorage.setItem('leftover', 'x');`;

/** Sixty in ten seconds, and a few while it is being told so. */
const isBounded =
  (address: string) =>
  async ({ page, time }: Broken): Promise<void> => {
    const asked = () => time.asked.filter((path) => path === address).length;
    await expect.poll(asked).toBeGreaterThanOrEqual(60);
    await page.waitForTimeout(500);
    expect(asked()).toBeLessThan(80);
  };

async function nothingIsLeft({ page }: Broken): Promise<void> {
  const left = () =>
    page.evaluate(() => {
      dispatchEvent(new Event('leftover'));
      return { ...document.documentElement.dataset, name: 'leftover' in globalThis };
    });
  await expect.poll(left).toMatchObject({ name: false });
  const before = await left();
  await page.waitForTimeout(100);
  await expect.poll(left).toEqual(before);
}

/** What grows without end, and what is left behind. */
export const endless: readonly Fault[] = [
  {
    name: 'a full storage',
    stoppedBy: 'check',
    leaves: 'everything',
    change: { before: FILLS },
    // The quote of the day is another module's, and kept when it is first shown.
    meanwhile: ({ page }) =>
      expect.poll(() => page.evaluate(() => localStorage.getItem('dailyQuote'))).not.toBeNull(),
  },
  {
    name: 'requests without end',
    stoppedBy: 'check',
    untilRollback: 'load',
    change: { after: "setInterval(() => fetch('/api/endless').catch(() => {}), 25);" },
    meanwhile: ({ time }) =>
      expect.poll(() => time.asked.filter((path) => path === '/api/endless').length).toBeGreaterThan(60),
  },
  {
    name: 'calls of the kit without end',
    stoppedBy: 'boundary',
    leaves: 'everything',
    change: { after: wrapping(CALLS) },
    meanwhile: isBounded('/api/endless-calls'),
  },
  {
    name: 'memory without end',
    stoppedBy: 'heartbeat',
    measured: true,
    leaves: 'everything',
    reloads: 'surely',
    change: { after: GROWS },
    meanwhile: async ({ page }) => {
      await page.waitForFunction(() => (globalThis as { grown?: unknown[] }).grown?.length === 41);
    },
  },
  {
    name: 'timers, listeners and names that stay',
    stoppedBy: 'check',
    untilRollback: 'navigation',
    change: { after: LEFTOVERS },
    meanwhile: ({ page }) =>
      page.waitForFunction(() => Number(document.documentElement.dataset.ticks) > 1).then(() => undefined),
    afterwards: nothingIsLeft,
  },
];
