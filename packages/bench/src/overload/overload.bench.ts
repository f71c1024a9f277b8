import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { zoneHeader } from '@nestwell/e2e/zone';
import { Site } from '@nestwell/e2e/site';
import { registerMember } from '@nestwell/e2e/member';
import { expect, test } from '@playwright/test';
import type { Request } from 'autocannon';
import { ask, percentileOf, perSecondOf } from './crowd';

const SECONDS = Number(process.env.SECONDS ?? 60);
const PEAK = { connections: 64, seconds: 15 };
/** As many phones with Home open. */
const CROWDS = [500, 2000];
/** Of its peak, a site at twice its peak serves at least this share, and 99 of 100 calls within this time. */
const LEAST_SHARE = 0.8;
const MAX_P99_MS = 1000;
/** Longest that recovery is waited for, in ms. */
const PATIENCE = 30_000;

const READS = [
  'meals',
  'notifications',
  'stats/weekly',
  'tracking/today',
  'reminders',
  'workouts',
  'meals/week',
  'meals',
  'notifications',
];

/** What an open Home and a logged meal ask for. */
function wantedBy(userId: string, headers: Record<string, string>): Request[] {
  const body = JSON.stringify({ name: 'Lentil stew', calories: 420, mealType: 'lunch' });
  return [
    ...READS.map((name): Request => ({ path: `/api/users/${userId}/${name}`, headers })),
    { method: 'POST', path: `/api/users/${userId}/meals`, headers, body },
  ];
}

/** Ms until calls are served in less than a second again, ten in a row; no number where that never comes. */
async function recovery(url: string, requests: readonly Request[]): Promise<number> {
  const started = performance.now();
  for (let good = 0; good < 10;) {
    if (performance.now() - started > PATIENCE) return Number.NaN;
    const { path = '/', headers = {} } = requests[good % READS.length] ?? {};
    const asked = performance.now();
    const { ok } = await fetch(url + path, { headers: headers as Record<string, string> });
    good = ok && performance.now() - asked < 1000 ? good + 1 : 0;
    await wait(20);
  }
  return performance.now() - started;
}

for (const connections of CROWDS) {
  test(`a site at twice its peak for ${SECONDS} s, ${connections} at once`, async ({ page }) => {
    const site = await Site.start({ env: { CLOCK: 'system', PATIENCE_MS: '400' }, watched: true });
    try {
      const user = await registerMember(page, undefined, site.url);
      const cookies = await page.context().cookies(site.url);
      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      const headers = { ...zoneHeader, cookie, 'x-user-id': user.id, 'content-type': 'application/json' };
      const requests = wantedBy(user.id, headers);
      await ask(site.url, requests, { ...PEAK, seconds: 5 });
      const before = await site.strain();
      const peak = await ask(site.url, requests, PEAK);
      const perSecond = Math.round(2 * perSecondOf(peak));
      const crowd = await ask(site.url, requests, { connections, seconds: SECONDS, perSecond });
      const recovered = await recovery(site.url, requests);
      const after = await site.strain();
      const share = perSecondOf(crowd) / perSecondOf(peak);
      console.log(
        [
          `peak ${perSecondOf(peak).toFixed(0)} served a second, p99 ${percentileOf(peak, 0.99).toFixed(0)} ms`,
          `${connections} ask for ${perSecond} a second: ${perSecondOf(crowd).toFixed(0)} served (${(share * 100).toFixed(0)} % of the peak), ${(crowd.shed / SECONDS).toFixed(0)} told to come again`,
          `p99 of the served ${percentileOf(crowd, 0.99).toFixed(0)} ms; good again after ${recovered.toFixed(0)} ms`,
          `resident ${(before.rss / 1e6).toFixed(0)} MB before, ${(after.rss / 1e6).toFixed(0)} MB after`,
        ].join('\n'),
      );
      expect(peak.failed + crowd.failed).toBe(0);
      expect(crowd.shed).toBeGreaterThan(0);
      expect(share).toBeGreaterThanOrEqual(LEAST_SHARE);
      // On a busy machine a second is not enough at the peak either.
      const maxP99Ms = Math.max(MAX_P99_MS, percentileOf(peak, 0.99));
      expect(percentileOf(crowd, 0.99)).toBeLessThanOrEqual(maxP99Ms);
    } finally {
      await site.stop();
    }
  });
}
