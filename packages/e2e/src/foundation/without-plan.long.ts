import { openWithoutPlan } from '@nestwell/contracts/billing';
import type { Registry } from '@nestwell/contracts/delivery';
import type { Page } from '@playwright/test';
import { expectingMother, nursingMother, registerMember, type Profile } from '../kit/member';
import { expect, test } from '../kit/test';

const opened = (path: string) => path.replace(/:\w+/g, 'none');

/** Addresses of the list, a part of a page with its query. */
const listed = openWithoutPlan.flatMap(({ page, at }) =>
  page === undefined ? [] : [at === undefined ? page : `${page}?${at}`],
);

/** The address of every page that the modules of the site declare. */
async function pathsOf(page: Page): Promise<string[]> {
  const html = await (await page.request.get('/')).text();
  const [, json] = /id="nestwell-registry">([^<]*)/.exec(html) ?? [];
  const { remotes } = JSON.parse(json ?? '') as Registry;
  return Object.values(remotes).flatMap(({ pages }) => pages.map(({ path }) => path));
}

/**
 * Reads that are refused without a plan on pages that stay open: what rings asks for all reminders before it asks for
 * those of medication.
 */
const MAY_BE_REFUSED = [/\/reminders\?/];

const members: [string, Profile, 'paused' | 'loss' | undefined][] = [
  ['pregnant', { ...expectingMother, pregnancyWeek: 38 }, undefined],
  ['after birth', { ...nursingMother, monthsPostpartum: 2 }, undefined],
  ['in a pause', expectingMother, 'paused'],
  ['after a loss', expectingMother, 'loss'],
];

test.describe.configure({ timeout: 240_000 });

for (const [who, profile, state] of members)
  test(`a member without a plan, ${who}, stays on the pages that are listed and on no other`, async ({
    page,
  }, info) => {
    const { id } = await registerMember(page, profile);
    if (state) await page.request.put(`/api/users/${id}`, { data: { state } });
    await page.request.post(`/api/users/${id}/subscription/cancel`);
    const paths = await pathsOf(page);
    const refused: string[] = [];
    page.on('response', (response) => {
      const url = response.url();
      if (response.status() === 402 && !MAY_BE_REFUSED.some((read) => read.test(url)))
        refused.push(`${response.request().method()} ${url}`);
    });

    const wrong: string[] = [];
    const addresses = [...new Set(['/', ...paths, ...listed])];
    for (const address of addresses) {
      refused.length = 0;
      await page.goto(opened(address));
      if (listed.includes(address)) {
        await expect(page.getByRole('main')).toBeVisible();
        await expect(page.locator('[aria-busy=true], [data-waiting]')).toHaveCount(0);
        const { pathname } = new URL(page.url());
        const isLed = pathname === '/checkout' && address !== '/checkout';
        if (isLed) wrong.push(`${address} led to the plans`);
        wrong.push(...refused.map((call) => `${address} asked for ${call}`));
      } else {
        const left = page.waitForURL((url) => url.pathname !== opened(address), { timeout: 10_000 });
        await left.catch(() => wrong.push(`${address} stayed open`));
      }
    }

    info.annotations.push({ type: 'cases', description: `${addresses.length} addresses` });
    expect(wrong).toEqual([]);
    expect(addresses.length).toBeGreaterThan(40);
  });
