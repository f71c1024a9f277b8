import { account } from '@nestwell/contracts/account/server';
import { identity } from '@nestwell/contracts/identity/server';
import { session } from '@nestwell/contracts/kernel/server';
import { HOUR } from '@nestwell/domain/moments';
import { parts } from '../../app';
import { onBothEngines } from '../../platform/database/testing/engines';
import type { Message } from '../../platform/mail/mailer';
import { lastCode } from '../../testing/letters';
import { addPasskey } from '../../testing/passkeys';
import { SignIn } from '../login/sign-in';
import { annaOn } from '../testing/anna';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

onBothEngines((engine) => {
  const here = annaOn(engine, parts, { mail: true });
  beforeEach(() => here.app.clock.advance(HOUR));

  const byEmail = (headers = {}) =>
    here.app.visitor().call(account.findUserByEmail, { query: { email: here.anna.email } }, headers);
  const verify = (code: string) =>
    here.app.visitor().call(account.verifySession, { body: { email: here.anna.email, code } });
  const askForCode = (isAsked: boolean) =>
    here.anna.call(identity.askForCode, { ...here.her(), body: { isAsked } });
  const bell = async () =>
    (await here.anna.call(account.listNotifications, here.her())).body.map(({ title }) => title);
  const hersAmong = (all: readonly Message[]) =>
    all.filter(({ to }) => to === here.anna.email).map(({ subject }) => subject);

  async function prove() {
    await here.anna.call(identity.mailProofCode, here.her());
    await here.anna.call(identity.prove, { ...here.her(), body: { code: lastCode(here.letters) } });
  }
  /** Somebody else at her account, by her e-mail alone. */
  async function elsewhere() {
    const other = Object.assign(here.app.visitor(), { userId: here.anna.id });
    await other.call(account.findUserByEmail, { query: { email: here.anna.email } });
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
    expect(await verify(lastCode(here.letters))).toMatchObject({ status: 200 });

    expect(await askForCode(false)).toMatchObject({ body: { door: 'open' } });
    expect(await byEmail()).toMatchObject({ status: 200 });
  });

  it('a member with a passkey who has lost it gets in with a code by mail, and was given no sheet', async () => {
    await prove();
    expect(await addPasskey(here.anna)).toMatchObject({ recovery: null });

    expect(await byEmail()).toMatchObject({ status: 401, body: { code: 'verification_required' } });
    expect(await verify(lastCode(here.letters))).toMatchObject({ status: 200 });
  });

  it('registering with her address opens nothing', async () => {
    await prove();
    await askForCode(true);
    const stranger = here.app.visitor();

    const answer = await stranger.send('/api/users', { method: 'POST', json: { email: here.anna.email } });

    expect(answer).toMatchObject({ status: 409, body: { code: '23505' } });
    expect(stranger.cookie).toBeUndefined();
  });

  it('closing the door puts out whoever came in by her e-mail alone, and leaves whoever proved it', async () => {
    const stranger = await elsewhere();
    await here.anna.call(identity.mailProofCode, here.her());
    const hersToo = Object.assign(here.app.visitor(), { userId: here.anna.id });
    const code = lastCode(here.letters);
    await hersToo.call(account.verifySession, { body: { email: here.anna.email, code } });
    here.app.clock.advance(2 * 60_000);
    await prove();

    await askForCode(true);

    const statuses = await Promise.all(
      [stranger, hersToo, here.anna].map(async (who) => (await who.call(account.getUser, here.her())).status),
    );
    expect(statuses).toEqual([401, 200, 200]);
    expect((await here.anna.call(session.list, here.her())).body).toHaveLength(2);
  });

  it('closing the door puts out whoever was let in by her e-mail in the same moment', async () => {
    await prove();
    const signIn = here.app.get(SignIn);
    const real = signIn.open.bind(signIn);
    let goOn = () => {};
    const closed = new Promise<void>((resolve) => (goOn = resolve));
    const letIn = new Promise<void>((resolve) => {
      jest.spyOn(signIn, 'open').mockImplementationOnce(async (...args) => {
        resolve();
        await closed;
        return real(...args);
      });
    });
    const entering = byEmail();
    await letIn;
    await askForCode(true);
    goOn();

    expect(await entering).toMatchObject({ status: 401, body: { code: 'verification_required' } });
    expect((await here.anna.call(session.list, here.her())).body).toHaveLength(1);
  });

  it('each change gives her session another token', async () => {
    await prove();
    const copy = Object.assign(here.app.visitor(), { cookie: here.anna.cookie, userId: here.anna.id });

    await askForCode(true);

    expect((await copy.call(account.getUser, here.her())).status).toBe(401);
  });

  it('a sign-in at a new place is told by bell and mail, at a known one it is not', async () => {
    const first = await byEmail({ 'user-agent': IPHONE });
    const known = first.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0] ?? '')
      .find((cookie) => cookie.startsWith('nestwell_known='));
    await byEmail({ cookie: known ?? '' });
    await here.app.runJobs();

    expect(await bell()).toEqual(['New sign-in', expect.stringContaining('Welcome')]);
    expect(hersAmong(here.letters)).toEqual(['Nestwell: New sign-in']);
    expect(here.letters.find(({ to }) => to === here.anna.email)?.text).toContain('with Safari on iPhone');
  });

  it('a change of how she signs in is told by bell and mail', async () => {
    await prove();
    await askForCode(true);
    await here.app.runJobs();

    expect(await bell()).toContain('How you sign in has changed');
    expect(hersAmong(here.letters)).toContain('Nestwell: How you sign in has changed');
  });

  it('whoever signs in again and again does not fill her mailbox', async () => {
    for (let at = 0; at < 14; at += 1) await byEmail({ 'user-agent': IPHONE });
    await here.app.runJobs();

    expect(hersAmong(here.letters)).toHaveLength(10);
  });
});
