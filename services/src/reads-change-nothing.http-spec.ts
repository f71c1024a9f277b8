import { rm } from 'node:fs/promises';
import pMap from 'p-map';
import { calendar } from '@nestwell/contracts/calendar/server';
import { keyOf, urlOfKey, type Contract } from '@nestwell/contracts/kernel/server';
import { DAY } from '@nestwell/domain/moments';
import { Roles } from './account';
import { parts } from './app';
import { sampleSite } from './web/testing/sample-parts';
import { Database } from './platform/database/database';
import { changedColumns, settledRows } from './platform/database/testing/changed-columns';
import { onBothEngines } from './platform/database/testing/engines';
import { EndpointList } from './platform/http/endpoint-list';
import { Mailer } from './platform/mail/mailer';
import { TestApp } from './platform/testing/test-app';
import { belongingsOf } from './testing/access/belongings';
import { PAGES } from './testing/access/page-addresses';
import { sampleOf } from './testing/access/sample';
import { becomeAdmin } from './testing/admin';
import { browserGet, NAVIGATION, SCRIPT } from './testing/browser-get';
import { aMember, type Member } from './testing/member';

jest.setTimeout(240_000);

/** All that a read writes, by table and column: the use of a session, where its browser is, and counts. */
const BOOKKEEPING = {
  rate_limits: ['hits', 'resets_at'],
  sessions: ['expires_at', 'last_used_at'],
  users: ['locale', 'timezone'],
};

interface Caller {
  who?: Member;
  ids: Record<string, string>;
}

onBothEngines((engine) => {
  let app: TestApp;
  let site: string;
  let callers: Record<'nobody' | 'member' | 'admin', Caller>;
  beforeAll(async () => {
    site = await sampleSite();
    app = await TestApp.start({ parts, databaseUrl: await engine.newUrl(), env: { SITE_DIR: site } });
    const [member, admin] = [await aMember(app), await aMember(app)];
    const [members, admins] = [await everythingOf(member), await everythingOf(admin)];
    await becomeAdmin({ roles: app.get(Roles), mailer: app.get(Mailer) }, admin);
    callers = {
      nobody: { ids: members },
      member: { who: member, ids: members },
      admin: { who: admin, ids: admins },
    };
    // Long enough for the use of a session to be noted, and for its cookie to be sent again.
    app.clock.advance(2 * DAY);
  });
  afterAll(async () => {
    await app.stop();
    await rm(site, { recursive: true, force: true });
  });

  /** Also a calendar address, as programs of others read it. */
  async function everythingOf(member: Member): Promise<Record<string, string>> {
    const ids = await belongingsOf(member, new Date(app.clock.now().getTime() + DAY).toISOString());
    const { body } = await member.call(calendar.rotateFeed, { params: { userId: member.id } });
    return { ...ids, email: member.email, feedKey: body.feedUrl?.split('/').at(-2) ?? '' };
  }

  function urlFor(endpoint: Contract, ids: Record<string, string>): string {
    const query =
      endpoint.query && (sampleOf(endpoint.query, { ...ids, limit: '5' }) as Record<string, string>);
    return urlOfKey(keyOf(endpoint, { params: ids, query }));
  }

  const isLogin = ({ path }: Contract) => path === '/api/users/by-email';

  /** Asks every address, as a link and as a script; says how many calls were answered with what they are for. */
  async function readEverything({ who, ids }: Caller): Promise<{ read: number; cookies: string[] }> {
    const { endpoints, others } = app.get(EndpointList);
    const gets = endpoints.filter(({ method }) => method === 'GET');
    const files = others.flatMap((route) => /^GET (\/[^*:]+)$/.exec(route)?.[1] ?? []);
    const asked = [
      ...[...gets.map((endpoint) => urlFor(endpoint, ids)), ...files, ...PAGES].map(
        (path) => [path, NAVIGATION] as const,
      ),
      // The login of a script is the one GET that begins a session.
      ...gets
        .filter((endpoint) => !isLogin(endpoint))
        .map((endpoint) => [urlFor(endpoint, ids), SCRIPT] as const),
    ];
    const identity = who && { cookie: who.cookie ?? '', 'x-user-id': who.id };
    const cookies: string[] = [];
    let read = 0;
    const ask = async ([path, headers]: (typeof asked)[number]) => {
      const answer = await browserGet(app.url + path, { ...headers, ...identity });
      if (answer.status === 200 && path.startsWith('/api/')) read += 1;
      cookies.push(...answer.cookies);
    };
    await pMap(asked, ask, { concurrency: 4 });
    return { read, cookies };
  }

  it('no GET of nobody, a member or an admin signs in or out, changes anything of a member or begins a preview', async () => {
    const before = await settledRows(app.get(Database).source);
    const read: Record<string, number> = {};
    for (const [name, caller] of Object.entries(callers)) {
      const found = await readEverything(caller);
      read[name] = found.read;
      for (const cookie of found.cookies) expect(cookie).toMatch(allowedCookie(caller));
    }

    expect(changedColumns(before, await settledRows(app.get(Database).source))).toEqual(BOOKKEEPING);
    expect(read.nobody).toBeGreaterThan(6);
    expect(read.member).toBeGreaterThan(90);
    expect(read.admin).toBeGreaterThan(read.member ?? 0);
  });

  /** Her own session again, the question whether to open a preview, and the end of one. */
  const allowedCookie = ({ who }: Caller) =>
    new RegExp(`^(nestwell_asked=[^;]+; .*Path=/preview;|nestwell_with=;${who ? `|${who.cookie}; ` : ''})`);
});
