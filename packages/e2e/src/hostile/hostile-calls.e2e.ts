import { makeAdmin } from '../kit/admin';
import type { Engine } from '../kit/site';
import { expect, test } from '../kit/test';
import { Caller } from './caller';
import { withoutProducts } from './no-products';
import { callHostilely, type Report } from './run';

/** In every run; by hand `CALLS=100000` of them. */
const CALLS: Readonly<Record<Engine, number>> = {
  sqlite: Number(process.env.CALLS ?? 2000),
  mariadb: Number(process.env.CALLS ?? 500),
};
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000_000);
const MEGABYTE = 1024 * 1024;

/** Processor time between two turns of the event loop: by hand what a request may be held up; else what is a stall on any machine. */
const MAX_HOLD_MS = process.env.CALLS === undefined ? 1000 : 100;

/** What may pile up in memory between the middle of a run and its end. */
const GROWTH = 24 * MEGABYTE;

for (const engine of ['sqlite', 'mariadb'] as const) {
  test(`hostile calls of all kinds on ${engine}: none fails, and none is answered otherwise than described`, async ({
    startSite,
  }) => {
    test.setTimeout(60_000 + CALLS[engine] * 60);
    await withoutProducts(async (products) => {
      const site = await startSite({
        engine,
        env: { CLOCK: 'system', TRUST_PROXY: '1', LOGIN_VERIFICATION: 'off', OFF_URL: products },
        watched: true,
      });
      const admin = await Caller.member(site.url);
      await makeAdmin(site, admin.email);
      await admin.logIn();
      const report = await callHostilely(site, admin, { calls: CALLS[engine], seed: SEED });
      print(report);

      expect([...new Set(report.complaints)], `SEED=${SEED} makes the same calls`).toEqual([]);
      expect(site.unhelpful).toEqual([]);
      expect(Math.max(...report.strains.map(({ heldMs }) => heldMs))).toBeLessThanOrEqual(MAX_HOLD_MS);
      expect(grownSinceMiddle(report)).toBeLessThan(GROWTH);
    });
  });
}

const grownSinceMiddle = ({ strains }: Report) =>
  (strains.at(-1)?.heapUsed ?? Number.NaN) - (strains[Math.floor(strains.length / 2)]?.heapUsed ?? 0);

const inMegabytes = (bytes: number) => (bytes / MEGABYTE).toFixed(0);

/** Times by the clock depend on the machine, so they are told and fail nothing. */
function print({ calls, byStatus, slow, slowest, strains }: Report): void {
  const held = strains.map(({ heldMs }) => heldMs.toFixed(0)).join(' ');
  console.log(
    [
      `${calls} calls, SEED=${SEED}: ${Object.entries(byStatus)
        .map(([status, count]) => `${count} × ${status}`)
        .join(', ')}`,
      `over two seconds: ${slow.length}; slowest ${slowest.milliseconds.toFixed(0)} ms, ${slowest.call}`,
      ...slow.slice(0, 20),
      `longest hold of the event loop, ms, in tenths of the run: ${held}`,
      `heap after a collection, MB: ${strains.map(({ heapUsed }) => inMegabytes(heapUsed)).join(' ')}`,
      `resident, MB: ${strains.map(({ rss }) => inMegabytes(rss)).join(' ')}`,
    ].join('\n'),
  );
}
