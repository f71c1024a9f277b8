import { account } from '@nestwell/contracts/account/server';
import { Mailer, type Message } from '../../platform/mail/mailer';
import { parts } from '../../app';
import { aMember } from '../../testing/member';
import { TestApp } from '../../platform/testing/test-app';

let app: TestApp;
let sent: Message[];
beforeAll(async () => {
  app = await TestApp.start({ parts, env: { LOGIN_VERIFICATION: 'everyone', TRUST_PROXY: 'loopback' } });
});
afterAll(() => app.stop());
beforeEach(() => {
  sent = [];
  app.clock.advance(60 * 60_000);
  jest.spyOn(app.get(Mailer), 'send').mockImplementation((message) => {
    sent.push(message);
    return Promise.resolve(true);
  });
});

const byEmail = (email: string) => app.visitor().call(account.findUserByEmail, { query: { email } });
const verify = (email: string, code: string) =>
  app.visitor().call(account.verifySession, { body: { email, code } });
const lastCode = () => /\b\d{6}\b/.exec(sent.at(-1)?.text ?? '')![0];
const wrongCode = () => (lastCode() === '000000' ? '000001' : '000000');

it('registering opens no session before the code that proves the address', async () => {
  const visitor = app.visitor();
  const email = `somebody-${sent.length}-${Date.now()}@example.com`;

  const made = await visitor.send<{ id: string }>('/api/users', { method: 'POST', json: { email } });

  expect(made).toMatchObject({ status: 201, body: { email } });
  expect(visitor.cookie).toBeUndefined();
  await byEmail(email);
  expect(await verify(email, lastCode())).toMatchObject({ status: 200, body: { id: made.body.id } });
});

describe('logging in with a code', () => {
  it('asks for the code that goes by e-mail, and opens no session before it', async () => {
    const member = await aMember(app);

    const asked = await byEmail(member.email);

    expect(asked).toMatchObject({ status: 401, body: { code: 'verification_required' } });
    expect(asked.headers.getSetCookie()).toEqual([]);
    expect(sent).toEqual([expect.objectContaining({ to: member.email, subject: 'Your Nestwell code' })]);
  });

  it('opens the session with the code, once', async () => {
    const member = await aMember(app);
    await byEmail(member.email);
    const visitor = app.visitor();

    const verified = await visitor.call(account.verifySession, {
      body: { email: member.email, code: lastCode() },
    });

    expect(verified).toMatchObject({ status: 200, body: { id: member.id } });
    expect(await visitor.call(account.getUser, { params: { userId: member.id } })).toMatchObject({
      status: 200,
    });
    expect(await verify(member.email, lastCode())).toMatchObject({
      status: 401,
      body: { code: 'code_invalid' },
    });
  });

  it('opens one session of many that use the code at once', async () => {
    const member = await aMember(app);
    await byEmail(member.email);

    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(member.email, lastCode())));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is worthless after ten minutes', async () => {
    const member = await aMember(app);
    await byEmail(member.email);
    app.clock.advance(10 * 60_000);

    expect(await verify(member.email, lastCode())).toMatchObject({ status: 401 });
  });

  it('is worthless after five wrong tries, and a fresh one is good at once', async () => {
    const member = await aMember(app);
    await byEmail(member.email);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await verify(member.email, wrongCode())).toMatchObject({ status: 401 });
    }

    expect(await verify(member.email, lastCode())).toMatchObject({ status: 401 });
    await byEmail(member.email);
    expect(sent).toHaveLength(2);
    expect(await verify(member.email, lastCode())).toMatchObject({ status: 200 });
  });

  it('lets her in while a stranger tries one code after the other', async () => {
    const member = await aMember(app);
    const stranger = { 'x-forwarded-for': '203.0.113.66' };
    const guess = () =>
      app
        .visitor()
        .call(account.verifySession, { body: { email: member.email, code: wrongCode() } }, stranger);
    const ask = () =>
      app.visitor().call(account.findUserByEmail, { query: { email: member.email } }, stranger);

    await ask();
    const statuses = [];
    for (let attempt = 0; attempt < 31; attempt += 1) {
      statuses.push((await guess()).status);
      if (attempt % 5 === 4) await ask();
    }

    expect(statuses.slice(12)).toEqual(Array.from({ length: 19 }, () => 429));
    expect(await byEmail(member.email)).toMatchObject({ body: { code: 'verification_required' } });
    expect(await verify(member.email, lastCode())).toMatchObject({ status: 200 });
  });

  it('is sent to a client that asks for it five times an hour, and to others still', async () => {
    const member = await aMember(app);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await byEmail(member.email)).toMatchObject({ status: 401 });
      app.clock.advance(61_000);
    }

    expect(await byEmail(member.email)).toMatchObject({ status: 429 });
    const elsewhere = { 'x-forwarded-for': '198.51.100.4' };
    expect(
      await app.visitor().call(account.findUserByEmail, { query: { email: member.email } }, elsewhere),
    ).toMatchObject({ status: 401 });
    expect(sent).toHaveLength(6);
  });

  it('is not sent twice within a minute, but is after it', async () => {
    const member = await aMember(app);
    await byEmail(member.email);
    await byEmail(member.email);
    expect(sent).toHaveLength(1);

    app.clock.advance(61_000);
    await byEmail(member.email);
    expect(sent).toHaveLength(2);
    expect(await verify(member.email, lastCode())).toMatchObject({ status: 200 });
  });

  it('answers an unknown address like a wrong code', async () => {
    expect(await verify('nobody@example.com', '123456')).toMatchObject({
      status: 401,
      body: { code: 'code_invalid' },
    });
  });

  it.each(['12345', '1234567', '12345a', '', '１２３４５６'])(
    'refuses %p, which is not six digits',
    async (code) => {
      expect(await verify('nobody@example.com', code)).toMatchObject({
        status: 400,
        body: { field: 'code' },
      });
    },
  );
});
