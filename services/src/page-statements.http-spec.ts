import { rm } from 'node:fs/promises';
import { account } from '@nestwell/contracts/account/server';
import { billing } from '@nestwell/contracts/billing/server';
import { care } from '@nestwell/contracts/care/server';
import { community } from '@nestwell/contracts/community/server';
import { fitness } from '@nestwell/contracts/fitness/server';
import { keyOf } from '@nestwell/contracts/kernel/server';
import { nutrition } from '@nestwell/contracts/nutrition/server';
import { sampleSite } from './web/testing/sample-parts';
import { bundleDeclaring } from './web/testing/server-bundle';
import { Database } from './platform/database/database';
import { onBothEngines } from './platform/database/testing/engines';
import { recorded } from './platform/database/testing/recorded';
import { TestApp } from './platform/testing/test-app';
import { parts } from './app';
import { aMember } from './testing/member';

const params = { userId: 'me' };
/** What the shell and the modules declare for Home, beside the member: `shell/src/ssr/home-queries.test.ts` names the same. */
const homeQueries = [
  keyOf(billing.subscriptionStatus, { params }),
  keyOf(account.countUnreadNotifications, { params }),
  keyOf(account.babySummary, { params }),
  keyOf(care.listBabyLog, { params }),
  keyOf(care.readCareSettings, { params }),
  keyOf(care.readServerClock, { params }),
  keyOf(community.listPosts, { query: { limit: 1 } }),
  keyOf(fitness.trackingToday, { params }),
  keyOf(nutrition.listMeals, { params }),
];

onBothEngines((engine) => {
  let site: string;
  let app: TestApp;
  beforeAll(async () => {
    site = await sampleSite(bundleDeclaring(homeQueries));
    const env = { SITE_DIR: site, SSR_TIMEOUT_MS: '20000' };
    app = await TestApp.start({ parts, databaseUrl: await engine.newUrl(), env });
  });
  afterAll(async () => {
    await app.stop();
    await rm(site, { recursive: true, force: true });
  });

  it('makes at most 12 statements for a Home, with all its queries', async () => {
    const member = await aMember(app, { isPregnant: false, monthsPostpartum: 4 });
    const home = () => member.send<string>('/');
    await home();

    // What she wrote before is told to her other tabs behind its answer, and may fall into this picture.
    const besides = /^(?!commit|begin|start transaction|insert into ["`]changes)/i;
    const statements = await recorded(app.get(Database), besides, async () => {
      const { body } = await home();
      for (const key of homeQueries) expect(body).toContain(key.at(-1));
      expect(body.match(/"queryHash"/g)).toHaveLength(homeQueries.length + 1);
    });

    expect(statements.length).toBeGreaterThan(0);
    expect(statements.length).toBeLessThanOrEqual(12);
  });
});
