import { account } from '@nestwell/contracts/account/server';
import { identity } from '@nestwell/contracts/identity/server';
import { session } from '@nestwell/contracts/kernel/server';
import { aMember } from '../../testing/member';
import { UsersRepository } from '../users/users.repository';
import { parts } from '../../app';
import { TestApp } from '../../platform/testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ parts, env: { LOGIN_VERIFICATION: 'off' } });
});
afterAll(() => app.stop());
// Each test has minutes of its own, so that the misses of one do not count in the next.
beforeEach(() => app.clock.advance(5 * 60_000));

const byEmail = (email: string) => app.visitor().call(account.findUserByEmail, { query: { email } });

describe('logging in by e-mail', () => {
  it('answers the user, whatever the case and blanks, and opens a session', async () => {
    const member = await aMember(app, { email: 'plus+sign@example.com' });
    const visitor = app.visitor();

    const found = await visitor.call(account.findUserByEmail, {
      query: { email: ' PLUS+sign@Example.com ' },
    });

    expect(found).toMatchObject({ status: 200, body: { id: member.id } });
    expect(await visitor.call(account.getUser, { params: { userId: member.id } })).toMatchObject({
      status: 200,
    });
  });

  it('sets a cookie that scripts cannot read and other sites cannot send', async () => {
    const member = await aMember(app);

    const { headers } = await byEmail(member.email);

    expect(headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Lax/);
  });

  it('opens nothing where the row that was found has another address', async () => {
    const member = await aMember(app);
    await app.get(UsersRepository).update(member.id, { email: 'elsewhere@example.com' });
    const { email } = member;

    const answers = [
      await byEmail(email),
      await app.visitor().call(account.verifySession, { body: { email, code: '123456' } }),
      await app.visitor().call(identity.loginByRecoveryCode, { body: { email, code: 'H4KM-92QT' } }),
    ];

    expect(answers.map(({ status, headers }) => [status, headers.getSetCookie()])).toEqual([
      [404, []],
      [401, []],
      [401, []],
    ]);
  });

  it.each([
    ['a port', (time: number) => `203.0.113.22:${1000 + time}`],
    ['brackets and a port', (time: number) => `[2001:db8::${time}]:${1000 + time}`],
    ['quotes', (time: number) => `"203.0.113.23:${1000 + time}"`],
    ['nothing that can be read', (time: number) => `_hidden${time}`],
  ])(
    'counts misses of one client together where its proxy writes its address with %s',
    async (_, written) => {
      const behind = await TestApp.start({ parts, env: { LOGIN_VERIFICATION: 'off', TRUST_PROXY: '1' } });
      const statuses = [];
      for (let time = 0; time < 40; time += 1) {
        const headers = { 'x-forwarded-for': written(time) };
        const path = `/api/users/by-email?email=nobody${time}@example.com`;
        statuses.push((await behind.visitor().send(path, { headers })).status);
      }
      await behind.stop();

      expect([statuses[0], statuses.at(-1)]).toEqual([404, 429]);
    },
  );

  it('answers 404 to an unknown address and makes nobody', async () => {
    expect(await byEmail('nobody@example.com')).toMatchObject({ status: 404 });
    expect(await byEmail('nobody@example.com')).toMatchObject({ status: 404 });
  });

  it.each(['?email[x]=1', '?email=a@b.c&email=d@e.f', '', '?email=', '?email=%00', "?email='%20OR%201=1--"])(
    'refuses %s and never finds a row',
    async (query) => {
      expect(await app.visitor().send(`/api/users/by-email${query}`)).toMatchObject({ status: 400 });
    },
  );

  it('ends the session that came along and begins a new one', async () => {
    const [attacker, member] = [await aMember(app), await aMember(app)];
    const old = attacker.cookie;
    attacker.userId = undefined;

    await attacker.call(account.findUserByEmail, { query: { email: member.email } });

    expect(attacker.cookie).not.toBe(old);
    attacker.cookie = old;
    expect(await attacker.send(`/api/users/${member.id}`)).toMatchObject({ status: 401 });
    expect(await attacker.send(`/api/users/${attacker.id}`)).toMatchObject({ status: 401 });
  });

  it('takes no cookie but its own: an invented one opens nothing', async () => {
    const member = await aMember(app);
    member.cookie = 'nestwell_session=chosen-by-someone';

    expect(await member.send(`/api/users/${member.id}`)).toMatchObject({ status: 401 });
  });

  it('is over after logging out', async () => {
    const member = await aMember(app);
    const old = member.cookie;

    expect(await member.call(session.end, {})).toMatchObject({ status: 204 });
    member.cookie = old;

    expect(await member.call(account.getUser, { params: { userId: member.id } })).toMatchObject({
      status: 401,
    });
  });

  it('stops after 30 misses in a minute, and opens again', async () => {
    const member = await aMember(app);
    for (let miss = 0; miss < 30; miss += 1) await byEmail(`guess-${miss}@example.com`);

    const stopped = await byEmail(member.email);
    expect(stopped).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);

    app.clock.advance(61_000);
    expect(await byEmail(member.email)).toMatchObject({ status: 200 });
  });
});
