import { rm } from 'node:fs/promises';
import { sampleSite } from './web/testing/sample-parts';
import { Database } from './platform/database/database';
import { onBothEngines } from './platform/database/testing/engines';
import { recorded } from './platform/database/testing/recorded';
import { TestApp } from './platform/testing/test-app';
import { parts } from './app';
import { aMember } from './testing/member';

onBothEngines((engine) => {
  let site: string;
  let app: TestApp;
  beforeAll(async () => {
    site = await sampleSite();
    app = await TestApp.start({ parts, databaseUrl: await engine.newUrl(), env: { SITE_DIR: site } });
  });
  afterAll(async () => {
    await app.stop();
    await rm(site, { recursive: true, force: true });
  });

  it('makes at most 12 statements for a Home', async () => {
    const member = await aMember(app, { isPregnant: false, monthsPostpartum: 4 });
    const home = () => member.send<string>('/');
    await home();

    // What she wrote before is told to her other tabs behind its answer, and may fall into this picture.
    const besides = /^(?!commit|begin|start transaction|insert into ["`]changes)/i;
    const statements = await recorded(app.get(Database), besides, home);

    expect(statements.length).toBeGreaterThan(0);
    expect(statements.length).toBeLessThanOrEqual(12);
  });
});
