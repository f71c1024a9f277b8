import { account } from '@nestwell/contracts/account/server';
import { identity, type PasskeyAssertion } from '@nestwell/contracts/identity/server';
import { MINUTE } from '@nestwell/domain/moments';
import { parts } from '../../app';
import { onBothEngines } from '../../platform/database/testing/engines';
import { TestApp } from '../../platform/testing/test-app';
import type { Authenticator } from '../../testing/authenticator';
import { aMember, type Member } from '../../testing/member';
import { addPasskey, enterWith, proveWith } from '../../testing/passkeys';

const refused = { status: 422, body: { code: 'passkey_refused' } };

onBothEngines((engine) => {
  let app: TestApp;
  let anna: Member;
  let phone: Authenticator;
  beforeAll(async () => {
    const env = { TRUST_PROXY: 'loopback' };
    app = await TestApp.start({ parts, databaseUrl: await engine.newUrl(), env });
  }, 60_000);
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.advance(2 * MINUTE);
    anna = await aMember(app);
    ({ phone } = await addPasskey(anna));
  });

  const options = async () => (await app.visitor().call(identity.startPasskeyLogin, {})).body;
  const enter = (passkey: PasskeyAssertion) =>
    app.visitor().call(identity.loginByPasskey, { body: { passkey } });
  const byEmail = (email: string) => app.visitor().call(account.findUserByEmail, { query: { email } });

  it('opens her account without an address, and her e-mail alone opens it no more', async () => {
    expect(await enterWith(app.visitor(), phone)).toMatchObject({ status: 200, body: { id: anna.id } });
    expect(await byEmail(anna.email)).toMatchObject({ status: 401, body: { code: 'passkey_required' } });
  });

  it('leaves the door of another member as it was', async () => {
    const berta = await aMember(app);

    expect(await byEmail(berta.email)).toMatchObject({ status: 200, body: { id: berta.id } });
  });

  it('takes an answer once', async () => {
    const passkey = phone.sign(await options());
    const answers = await Promise.all([1, 2, 3].map(() => enter(passkey)));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  it('takes no answer after five minutes', async () => {
    const asked = await options();
    app.clock.advance(5 * MINUTE + 1);

    expect(await enter(phone.sign(asked))).toMatchObject(refused);
  });

  it.each([
    ['a changed signature', { signature: 'MEUCIQDAAAAA' }],
    ['an unknown key', { id: 'AAAA' }],
    ['client data that is none', { clientDataJSON: 'AAAA' }],
    ['authenticator data cut short', { authenticatorData: 'AAAA' }],
  ])('refuses %s', async (_, change) => {
    expect(await enterWith(app.visitor(), phone, () => change)).toMatchObject(refused);
  });

  it('refuses a challenge that somebody made up, changed, or was given for a proof', async () => {
    const asked = await options();
    const forProof = (await anna.call(identity.proveByPasskey, { params: { userId: anna.id } })).body;
    const changed = `${asked.challenge.startsWith('A') ? 'B' : 'A'}${asked.challenge.slice(1)}`;

    for (const challenge of ['AAAA', '', changed, forProof.challenge])
      expect(await enter(phone.sign({ ...asked, challenge }))).toMatchObject(refused);
  });

  it('refuses what was signed at another site', async () => {
    phone.site = 'https://nestwe1l.example';

    expect(await enterWith(app.visitor(), phone)).toMatchObject(refused);
  });

  it('refuses a phone that did not ask who holds it', async () => {
    phone.verifies = false;

    expect(await enterWith(app.visitor(), phone)).toMatchObject(refused);
  });

  it('refuses a copy of a key that counts its uses', async () => {
    phone.counter = 7;
    expect(await enterWith(app.visitor(), phone)).toMatchObject({ status: 200 });
    phone.counter = 6;

    expect(await enterWith(app.visitor(), phone)).toMatchObject(refused);
  });

  it('refuses a passkey that she has removed, and her e-mail opens her account again', async () => {
    const params = { userId: anna.id };
    const { body } = await anna.call(identity.signingIn, { params });
    await proveWith(anna, phone);
    const removed = { ...params, passkeyId: body.passkeys[0]?.id ?? '' };
    expect(await anna.call(identity.removePasskey, { params: removed })).toMatchObject({ status: 204 });

    expect(await enterWith(app.visitor(), phone)).toMatchObject(refused);
    expect(await byEmail(anna.email)).toMatchObject({ status: 200 });
  });

  it('lets one client try thirty times a minute', async () => {
    const passkey = { id: 'AAAA', clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' };
    const from = { 'x-forwarded-for': '203.0.113.50' };
    const tries: number[] = [];
    for (let at = 0; at < 31; at += 1)
      tries.push((await app.visitor().call(identity.loginByPasskey, { body: { passkey } }, from)).status);

    expect(tries.slice(-2)).toEqual([422, 429]);
  });
});
