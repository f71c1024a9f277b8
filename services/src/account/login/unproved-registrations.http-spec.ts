import { account } from '@nestwell/contracts/account/server';
import { billing } from '@nestwell/contracts/billing/server';
import { DAY } from '@nestwell/domain/moments';
import { parts } from '../../app';
import { Database } from '../../platform/database/database';
import { everyRow } from '../../platform/database/testing/every-row';
import { onBothEngines } from '../../platform/database/testing/engines';
import { Mailer, type Message } from '../../platform/mail/mailer';
import { TestApp } from '../../platform/testing/test-app';
import type { Visitor } from '../../testing/visitor';

onBothEngines((engine) => {
  let app: TestApp;
  let sent: Message[];
  beforeAll(async () => {
    const env = { LOGIN_VERIFICATION: 'everyone', TRUST_PROXY: 'loopback' };
    app = await TestApp.start({ parts, databaseUrl: await engine.newUrl(), env });
  }, 60_000);
  beforeEach(() => {
    sent = [];
    app.clock.advance(2 * DAY);
    jest.spyOn(app.get(Mailer), 'send').mockImplementation((message) => {
      sent.push(message);
      return Promise.resolve(true);
    });
  });
  afterAll(() => app.stop());

  const register = (email: string, name: string, who: Visitor = app.visitor()) =>
    who.call(account.createUser, { body: { email, name } }, { 'idempotency-key': crypto.randomUUID() });
  const askFor = (email: string) => app.visitor().call(account.findUserByEmail, { query: { email } });
  const enter = (email: string, who: Visitor) => {
    const code = /\b\d{6}\b/.exec(sent.at(-1)?.text ?? '')?.[0] ?? '';
    return who.call(account.verifySession, { body: { email, code } });
  };
  const kept = async () => {
    const tables = ['subscriptions', 'used_trials', 'notifications', 'sessions', 'outbox_mails'];
    const { source } = app.get(Database);
    return Promise.all(tables.map((table) => source.getRepository(table).count()));
  };

  it('starts nothing for an address that nobody has proved: no trial, no session, no mail but the code', async () => {
    const [email, stranger, before] = ['hers@example.com', app.visitor(), await kept()];
    const made = await register(email, 'Not her', stranger);
    await askFor(email);
    await app.runJobs();

    expect(made).toMatchObject({ status: 201, body: { trialEndDate: null } });
    expect(stranger.cookie).toBeUndefined();
    expect(await kept()).toEqual(before);
    expect(sent).toEqual([expect.objectContaining({ to: email, subject: 'Your Nestwell code' })]);
  });

  it('begins her trial when she proves her address, once', async () => {
    const [email, her] = ['begins@example.com', app.visitor()];
    await register(email, 'Ada');
    app.clock.advance(DAY / 2);
    await askFor(email);
    const proved = await enter(email, her);
    const params = { userId: proved.body.id };
    app.clock.advance(DAY);
    await askFor(email);
    await enter(email, app.visitor());

    const ends = Date.parse(proved.body.trialEndDate ?? '') - app.clock.now().getTime();
    expect(Math.round(ends / DAY)).toBe(6);
    expect(await her.call(billing.subscriptionStatus, { params })).toMatchObject({
      body: { isActive: true, subscriptionType: 'trial' },
    });
    const { body } = await her.call(account.listNotifications, { params, query: {} });
    expect(body.filter(({ title }) => title.startsWith('Welcome'))).toHaveLength(1);
  });

  it('lets her who owns the address register over what a stranger typed, and keeps nothing of it', async () => {
    const email = 'owner@example.com';
    const first = await register(email, 'Wrongname');
    await askFor(email);
    const second = await register(email, 'Rightname');

    expect([first.status, second.status, second.body.id]).toEqual([201, 201, first.body.id]);
    expect(await enter(email, app.visitor())).toMatchObject({ status: 200, body: { name: 'Rightname' } });
    expect(await register(email, 'Late')).toMatchObject({ status: 409, body: { code: '23505' } });
  });

  it('drops what nobody proved after a day, with all that was typed', async () => {
    const email = 'dropped@example.com';
    await register(email, 'Droppedname');
    await askFor(email);
    app.clock.advance(DAY - 60_000);
    await app.runJobs();
    expect(await askFor(email)).toMatchObject({ body: { code: 'verification_required' } });
    app.clock.advance(2 * 60 * 60_000);
    await app.runJobs();

    expect(await askFor(email)).toMatchObject({ status: 404 });
    const rows = (await everyRow(app.get(Database).source)).toString();
    expect([rows.includes(email), rows.includes('Droppedname')]).toEqual([false, false]);
  });
});
