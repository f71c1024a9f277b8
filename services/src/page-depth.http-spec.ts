import { rm } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { session } from '@nestwell/contracts/kernel/server';
import { parts } from './app';
import { InProcessReads } from './web/ssr/in-process-reads';
import { sampleSite } from './web/testing/sample-parts';
import { Database } from './platform/database/database';
import { Depth, leastDepth } from './platform/database/testing/depth';
import { onBothEngines } from './platform/database/testing/engines';
import { recorded } from './platform/database/testing/recorded';
import { TestApp } from './platform/testing/test-app';
import { aMember, type Member } from './testing/member';

/* What a server is asked for waits for its answers as seldom as possible: how many statements follow one another. */

onBothEngines((engine) => {
  let site: string;
  let app: TestApp;
  let member: Member;
  let depth: Depth;
  beforeAll(async () => {
    site = await sampleSite();
    app = await TestApp.start({ parts, databaseUrl: await engine.newUrl(), env: { SITE_DIR: site } });
    member = await aMember(app, { isPregnant: false, monthsPostpartum: 4 });
    depth = new Depth(app.get(Database));
  }, 60_000);
  afterAll(async () => {
    await app.stop();
    await rm(site, { recursive: true, force: true });
  });

  const her = (path: string) => `/api/users/${member.id}${path}`;

  it('calls all that a page declares at once', async () => {
    const request = { headers: { cookie: member.cookie }, socket: {} } as FastifyRequest;
    const call = app.get(InProcessReads).of({ request, reply: {} as FastifyReply, user: undefined });
    const read = (paths: string[]) => Promise.all(paths.map((path) => call(her(path))));

    const further = () => depth.of(() => read(['/meals', '/tracking/today', '/reminders', '/stats/weekly']));

    // Session, user and plan of each read, the user once more for the clock, then what was asked for.
    expect(await leastDepth(further)).toBeLessThanOrEqual(5);
  });

  it('reads nothing of hers before her session is checked, also where her cookie was seen before', async () => {
    const leaving = await aMember(app, { name: 'Cora' });
    const asked = ['/', `/api/users/${leaving.id}`, `/api/users/${leaving.id}/meals`];
    for (const address of asked) await leaving.send(address);
    const { cookie } = leaving;
    await leaving.call(session.end, {});
    leaving.cookie = cookie;

    const statements = await recorded(app.get(Database), /^select/i, async () => {
      for (const address of asked) expect((await leaving.send<string>(address)).status).not.toBe(500);
    });

    expect(statements.length).toBeGreaterThan(0);
    expect(statements.filter(({ sql }) => !/\bsessions\b/.test(sql))).toEqual([]);
  });
});
