import { account } from '@nestwell/contracts/account';
import { identity } from '@nestwell/contracts/identity';
import { session } from '@nestwell/contracts/kernel';
import { HOUR } from '@nestwell/domain/moments';
import { parts } from '../../app';
import { onBothEngines } from '../../platform/database/testing/engines';
import { Mailer, type Message } from '../../platform/mail/mailer';
import { TestApp } from '../../platform/testing/test-app';
import { lastCode, lettersOf } from '../../testing/letters';
import { aMember, type Member } from '../../testing/member';
import { addPasskey } from '../../testing/passkeys';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

onBothEngines((engine) => {
  let app: TestApp;
  let anna: Member;
  let letters: Message[];
  beforeAll(async () => {
    const env = { SMTP_URL: 'smtp://127.0.0.1:9' };
    app = await TestApp.start({ parts, databaseUrl: await engine.newUrl(), env });
  }, 60_000);
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.advance(HOUR);
    letters = lettersOf(app.get(Mailer));
    anna = await aMember(app);
  });

  const her = () => ({ params: { userId: anna.id } });
  const byEmail = (headers = {}) =>
    app.visitor().call(account.findUserByEmail, { query: { email: anna.email } }, headers);
  const verify = (code: string) =>
    app.visitor().call(account.verifySession, { body: { email: anna.email, code } });
  const askForCode = (isAsked: boolean) => anna.call(identity.askForCode, { ...her(), body: { isAsked } });
  const bell = async () => (await anna.call(account.listNotifications, her())).body.map(({ title }) => title);
  const hersAmong = (all: readonly Message[]) =>
    all.filter(({ to }) => to === anna.email).map(({ subject }) => subject);

  async function prove() {
    await anna.call(identity.mailProofCode, her());
    await anna.call(identity.prove, { ...her(), body: { code: lastCode(letters) } });
  }
  /** Somebody else at her account, by her e-mail alone. */
  async function elsewhere() {
    const other = Object.assign(app.visitor(), { userId: anna.id });
    await other.call(account.findUserByEmail, { query: { email: anna.email } });
    return other;
  }

  it('a code by mail that she asks for stands before her e-mail, until she does no more', async () => {
    expect(await byEmail()).toMatchObject({ status: 200 });
    await prove();
    expect(await askForCode(true)).toMatchObject({
      status: 200,
      body: { door: 'closed', codeAskedBy: 'her' },
    });

    expect(await byEmail()).toMatchObject({ status: 401, body: { code: 'verification_required' } });
    expect(await verify(lastCode(letters))).toMatchObject({ status: 200 });

    expect(await askForCode(false)).toMatchObject({ body: { door: 'open' } });
    expect(await byEmail()).toMatchObject({ status: 200 });
  });

  it('a member with a passkey who has lost it gets in with a code by mail, and was given no sheet', async () => {
    await prove();
    expect(await addPasskey(anna)).toMatchObject({ recovery: null });

    expect(await byEmail()).toMatchObject({ status: 401, body: { code: 'verification_required' } });
    expect(await verify(lastCode(letters))).toMatchObject({ status: 200 });
  });

  it('registering with her address opens nothing', async () => {
    await prove();
    await askForCode(true);
    const stranger = app.visitor();

    const answer = await stranger.send('/api/users', { method: 'POST', json: { email: anna.email } });

    expect(answer).toMatchObject({ status: 409, body: { code: '23505' } });
    expect(stranger.cookie).toBeUndefined();
  });

  it('closing the door puts out whoever came in by her e-mail alone, and leaves whoever proved it', async () => {
    const stranger = await elsewhere();
    await anna.call(identity.mailProofCode, her());
    const hersToo = Object.assign(app.visitor(), { userId: anna.id });
    const code = lastCode(letters);
    await hersToo.call(account.verifySession, { body: { email: anna.email, code } });
    app.clock.advance(2 * 60_000);
    await prove();

    await askForCode(true);

    const statuses = await Promise.all(
      [stranger, hersToo, anna].map(async (who) => (await who.call(account.getUser, her())).status),
    );
    expect(statuses).toEqual([401, 200, 200]);
    expect((await anna.call(session.list, her())).body).toHaveLength(2);
  });

  it('each change gives her session another token', async () => {
    await prove();
    const copy = Object.assign(app.visitor(), { cookie: anna.cookie, userId: anna.id });

    await askForCode(true);

    expect((await copy.call(account.getUser, her())).status).toBe(401);
  });

  it('a sign-in at a new place is told by bell and mail, at a known one it is not', async () => {
    const first = await byEmail({ 'user-agent': IPHONE });
    const known = first.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0] ?? '')
      .find((cookie) => cookie.startsWith('nestwell_known='));
    await byEmail({ cookie: known ?? '' });
    await app.runJobs();

    expect(await bell()).toEqual(['New sign-in', expect.stringContaining('Welcome')]);
    expect(hersAmong(letters)).toEqual(['Nestwell: New sign-in']);
    expect(letters.find(({ to }) => to === anna.email)?.text).toContain('with Safari on iPhone');
  });

  it('a change of how she signs in is told by bell and mail', async () => {
    await prove();
    await askForCode(true);
    await app.runJobs();

    expect(await bell()).toContain('How you sign in has changed');
    expect(hersAmong(letters)).toContain('Nestwell: How you sign in has changed');
  });

  it('whoever signs in again and again does not fill her mailbox', async () => {
    for (let at = 0; at < 14; at += 1) await byEmail({ 'user-agent': IPHONE });
    await app.runJobs();

    expect(hersAmong(letters)).toHaveLength(10);
  });
});
