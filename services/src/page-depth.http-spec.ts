import { rm } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import { account } from '@nestwell/contracts/account';
import { billing } from '@nestwell/contracts/billing';
import { session } from '@nestwell/contracts/kernel';
import { parts } from './app';
import { OwnReads } from './delivery/painting/own-reads';
import { sampleSite } from './delivery/testing/sample-parts';
import { Database } from './platform/database/database';
import { SharedReads } from './platform/database/shared-reads';
import { Depth, leastDepth } from './platform/database/testing/depth';
import { onBothEngines } from './platform/database/testing/engines';
import { LikelyCallers } from './platform/session/likely-callers';
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
  const depthOf = (address: string) => leastDepth(() => depth.of(() => member.send(address)));

  it('asks for all of a Home at once, once she was there', async () => {
    await member.send('/');

    expect(await depthOf('/')).toBe(1);
    expect(await depthOf('/settings')).toBe(1);
  });

  it('asks for who calls and whether she may at once, and then for what she wants', async () => {
    await member.send(her(''));
    const paths = [
      '',
      '/meals',
      '/notifications',
      '/notifications/unread-count',
      '/tracking/today',
      '/baby-log',
    ];

    const depths = [];
    for (const path of paths) depths.push(await depthOf(her(path)));
    depths.push(await depthOf('/api/community/posts?limit=20'));

    expect(depths).toEqual(depths.map(() => 2));
  });

  it('asks at once for all that the first picture of another page lacked', async () => {
    const request = { headers: { cookie: member.cookie }, socket: {} } as FastifyRequest;
    const own = app.get(OwnReads).of(request, 'UTC');
    const read = async (paths: string[]) => {
      const answers = await Promise.all(paths.map((path) => own(her(path))));
      expect(answers.every((answer) => answer !== undefined)).toBe(true);
    };

    const further = () =>
      new SharedReads().during(async () => {
        await read(['', '/subscription/status']);
        return depth.of(() => read(['/meals', '/tracking/today', '/reminders', '/stats/weekly']));
      });

    expect(await leastDepth(further)).toBe(1);
  });

  it('gives nobody what was asked ahead for somebody else', async () => {
    const other = await aMember(app, { name: 'Bea' });
    await member.send('/');
    const lapsed = await aMember(app, { name: 'Dana' });
    await lapsed.call(billing.cancelSubscription, { params: { userId: lapsed.id } });
    const cookies = jest.spyOn(app.get(LikelyCallers), 'of');
    cookies.mockReturnValue({ id: other.id, timezone: 'UTC' });

    const page = (await member.send<string>('/')).body;
    const { body } = await member.call(account.getUser, { params: { userId: member.id } });
    const refused = await lapsed.send(`/api/users/${lapsed.id}/meals`);
    cookies.mockRestore();

    expect(refused.status).toBe(402);
    expect([page.includes(member.id), page.includes(other.id), body.id]).toEqual([true, false, member.id]);
  });

  it('asks ahead for nobody whose session has ended, and gives nothing', async () => {
    const leaving = await aMember(app, { name: 'Cora' });
    await leaving.send('/');
    const cookie = leaving.cookie;
    await leaving.call(session.end, {});
    leaving.cookie = cookie;

    const pages = [await leaving.send<string>('/'), await leaving.send<string>('/')];

    expect(pages.map(({ body }) => body.includes(leaving.id))).toEqual([false, false]);
    expect((await leaving.send(`/api/users/${leaving.id}`)).status).toBe(401);
  });
});
