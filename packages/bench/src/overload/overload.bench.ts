import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { zoneHeader } from '@nestwell/e2e/zone';
import { Site } from '@nestwell/e2e/site';
import { registerMember } from '@nestwell/e2e/member';
import { expect, test } from '@playwright/test';
import { Callers, type Asked, type Tally } from './callers';

const SECONDS = Number(process.env.SECONDS ?? 60);
const PEAK_SECONDS = 15;
/** Longest that recovery is waited for, in ms. */
const PATIENCE = 30_000;

/** What an open Home and a logged meal ask for. */
function wantedBy(userId: string): (number: number) => Asked {
  const reads = [
    'meals',
    'notifications',
    'stats/weekly',
    'tracking/today',
    'reminders',
    'workouts',
    'meals/week',
  ];
  const meal = JSON.stringify({ name: 'Lentil stew', calories: 420, mealType: 'lunch' });
  return (number) =>
    number % 10 === 9
      ? { path: `/api/users/${userId}/meals`, method: 'POST', body: meal }
      : { path: `/api/users/${userId}/${reads[number % reads.length]}` };
}

const perSecond = ({ served, seconds }: Tally) => served.length / seconds;

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

/** Ms until calls are served in less than a second again, ten in a row; no number where that never comes. */
async function recovery(callers: Callers): Promise<number> {
  const started = performance.now();
  for (let good = 0; good < 10;) {
    if (performance.now() - started > PATIENCE) return Number.NaN;
    const tally: Tally = { seconds: 1, served: [], shed: 0, failed: 0 };
    await callers.ask(good, tally);
    good = (tally.served[0] ?? Number.POSITIVE_INFINITY) < 1000 ? good + 1 : 0;
    await wait(20);
  }
  return performance.now() - started;
}

test(`a site at twice its peak for ${SECONDS} s`, async ({ page }) => {
  const site = await Site.start({ env: { CLOCK: 'system', PATIENCE_MS: '400' }, watched: true });
  try {
    const user = await registerMember(page, undefined, site.url);
    const cookie = (await page.context().cookies(site.url)).map(({ name, value }) => `${name}=${value}`);
    const callers = new Callers(
      site.url,
      { ...zoneHeader, cookie: cookie.join('; '), 'x-user-id': user.id, 'content-type': 'application/json' },
      wantedBy(user.id),
    );
    await callers.closed(64, 5);
    const before = await site.strain();
    const peak = await callers.closed(64, PEAK_SECONDS);
    const rate = 2 * perSecond(peak);
    const crowd = await callers.open(rate, SECONDS);
    const recovered = await recovery(callers);
    const after = await site.strain();
    const share = perSecond(crowd) / perSecond(peak);
    console.log(
      [
        `peak ${perSecond(peak).toFixed(0)} served a second, p99 ${percentile(peak.served, 0.99).toFixed(0)} ms`,
        `asked for ${rate.toFixed(0)} a second: ${perSecond(crowd).toFixed(0)} served (${(share * 100).toFixed(0)} % of the peak), ${(crowd.shed / SECONDS).toFixed(0)} told to come again`,
        `p99 of the served ${percentile(crowd.served, 0.99).toFixed(0)} ms; good again after ${recovered.toFixed(0)} ms`,
        `resident ${(before.rss / 1e6).toFixed(0)} MB before, ${(after.rss / 1e6).toFixed(0)} MB after`,
      ].join('\n'),
    );
    expect(peak.failed + crowd.failed).toBe(0);
    expect(crowd.shed).toBeGreaterThan(0);
  } finally {
    await site.stop();
  }
});
