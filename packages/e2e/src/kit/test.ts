import { test as base } from '@playwright/test';
import type { User } from '@nestwell/contracts/account';
import { TestClock } from './clock';
import { eraseMember, nursingMother, type Profile, registerMember } from './member';
import { Site, type SiteOptions } from './site';

export interface KitOptions {
  /** Who the `member` of a test is. */
  profile: Profile;
  /** Whether a test needs a site of its own, as one that moves the clock does. */
  ownSite: boolean;
}

interface TestFixtures extends KitOptions {
  /** A mother of this test's own, signed in, and erased afterwards. */
  member: User;
  /** Starts a further site for one test, to kill it or to run it otherwise; stopped when the test ends. */
  startSite: (options?: SiteOptions) => Promise<Site>;
  /** The site this test runs on: its own with `ownSite`, else the worker's. */
  here: Site;
  /** Moves time; needs `test.use({ ownSite: true })`, since other tests live on the shared site. */
  clock: TestClock;
}

interface WorkerFixtures {
  /** The site that all tests of a worker share. */
  site: Site;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  profile: [nursingMother, { option: true }],
  ownSite: [false, { option: true }],
  site: [
    async ({}, use) => {
      const site = await Site.start();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  here: async ({ ownSite, site, startSite }, use) => use(ownSite ? await startSite() : site),
  baseURL: async ({ here }, use) => use(here.url),
  clock: async ({ ownSite, page }, use) => {
    if (!ownSite) throw new Error('Only a test with `ownSite` may move the clock');
    await use(new TestClock(page));
  },
  /** Leaves a picture of what failed. */
  page: async ({ page }, use, info) => {
    await use(page);
    if (info.status === info.expectedStatus) return;
    const path = info.outputPath('failed.png');
    const taken = await page.screenshot({ path, timeout: 5000 }).catch(() => undefined);
    if (taken) info.attachments.push({ name: 'screenshot', path, contentType: 'image/png' });
  },
  member: async ({ page, profile }, use) => {
    const member = await registerMember(page, profile);
    await use(member);
    await eraseMember(page, member);
  },
  startSite: async ({}, use) => {
    const started: Site[] = [];
    await use(async (options) => {
      const site = await Site.start(options);
      started.push(site);
      return site;
    });
    await Promise.all(started.map((site) => site.stop()));
  },
});

/** For tests that need somebody signed in without caring who. */
export const memberTest = test.extend<{ asMember: User }>({
  asMember: [async ({ member }, use) => use(member), { auto: true }],
});

export { expect } from '@playwright/test';
