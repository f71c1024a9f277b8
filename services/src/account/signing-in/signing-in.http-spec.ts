import { account } from '@nestwell/contracts/account';
import { identity } from '@nestwell/contracts/identity';
import { parts } from '../../app';
import { onBothEngines } from '../../platform/database/testing/engines';
import { TestApp } from '../../platform/testing/test-app';
import { Authenticator } from '../../testing/authenticator';
import { aMember, type Member } from '../../testing/member';
import { addPasskey, enterWith, proveWith } from '../../testing/passkeys';

onBothEngines((engine) => {
  let app: TestApp;
  let anna: Member;
  beforeAll(async () => {
    app = await TestApp.start({ parts, databaseUrl: await engine.newUrl() });
  }, 60_000);
  afterAll(() => app.stop());
  beforeEach(async () => {
    anna = await aMember(app);
  });

  const her = () => ({ params: { userId: anna.id } });
  const state = async () => (await anna.call(identity.signingIn, her())).body;
  const byEmail = () => app.visitor().call(account.findUserByEmail, { query: { email: anna.email } });
  const recover = (code: string, email = anna.email) =>
    app.visitor().call(identity.loginByRecoveryCode, { body: { email, code } });

  it('says of a member who closed nothing that her e-mail alone opens her account', async () => {
    expect(await state()).toEqual({
      door: 'open',
      isMailSet: false,
      codeAskedBy: 'nobody',
      passkeys: [],
      recoveryCodes: null,
    });
    expect(await byEmail()).toMatchObject({ status: 200 });
  });

  it('a passkey is added under the name she gives, named anew, and listed with its last use', async () => {
    const { phone, passkey } = await addPasskey(anna, undefined, 'My phone');
    const params = { userId: anna.id, passkeyId: passkey.id };

    expect(await anna.call(identity.namePasskey, { params, body: { name: 'Old phone' } })).toMatchObject({
      status: 200,
      body: { name: 'Old phone', lastUsedAt: null },
    });
    await enterWith(app.visitor(), phone);

    expect(await state()).toMatchObject({
      door: 'closed',
      passkeys: [{ id: passkey.id, name: 'Old phone', lastUsedAt: expect.any(String) }],
    });
  });

  it('one that is not hers can be neither named nor removed', async () => {
    const { passkey } = await addPasskey(anna);
    const berta = await aMember(app);
    const params = { userId: berta.id, passkeyId: passkey.id };

    expect(await berta.call(identity.namePasskey, { params, body: { name: 'Mine' } })).toMatchObject({
      status: 404,
    });
    expect(await berta.call(identity.removePasskey, { params })).toMatchObject({ status: 404 });
    expect((await state()).passkeys).toHaveLength(1);
  });

  it('refuses a key made at another site, for another member, without asking who holds the phone, or twice', async () => {
    const berta = await aMember(app);
    const offer = async (phone: Authenticator, wanting = anna) => {
      const { body } = await wanting.call(identity.startPasskey, { params: { userId: wanting.id } });
      return anna.call(identity.addPasskey, { ...her(), body: { made: phone.make(body) } });
    };
    const careless = Object.assign(new Authenticator(app.url), { verifies: false });
    const phone = new Authenticator(app.url);

    expect(await offer(new Authenticator('https://nestwe1l.example'))).toMatchObject({ status: 422 });
    expect(await offer(phone, berta)).toMatchObject({ status: 422, body: { code: 'passkey_refused' } });
    expect(await offer(careless)).toMatchObject({ status: 422 });
    expect(await offer(phone)).toMatchObject({ status: 201 });
    await proveWith(anna, phone);
    expect(await offer(phone)).toMatchObject({ status: 422, body: { code: 'passkey_refused' } });
    expect((await state()).passkeys).toHaveLength(1);
  });

  it('has room for twenty', async () => {
    const { phone } = await addPasskey(anna);
    await proveWith(anna, phone);
    for (let at = 1; at < 20; at += 1) await addPasskey(anna);

    expect(await anna.call(identity.startPasskey, her())).toMatchObject({
      status: 409,
      body: { code: 'too_many_passkeys' },
    });
  });

  it('no code by mail can be asked for where there is no mail', async () => {
    expect(await anna.call(identity.askForCode, { ...her(), body: { isAsked: true } })).toMatchObject({
      status: 409,
      body: { code: 'mail_not_set' },
    });
    expect(await byEmail()).toMatchObject({ status: 200 });
  });

  it('the first passkey brings a sheet of recovery codes, each of which opens her account once', async () => {
    const { recovery } = await addPasskey(anna);
    const codes = recovery?.codes ?? [];
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[2-9B-HJ-NP-RTV-X]{4}-[2-9B-HJ-NP-RTV-X]{4}$/);

    expect(await recover(codes[0] ?? '')).toMatchObject({ status: 200, body: { id: anna.id } });
    expect(await recover(codes[0] ?? '')).toMatchObject({ status: 401, body: { code: 'code_invalid' } });
    expect(await recover(` ${(codes[1] ?? '').toLowerCase().replace('-', ' ')} `)).toMatchObject({
      status: 200,
    });
    expect(await state()).toMatchObject({ recoveryCodes: { left: 8, of: 10 } });
  });

  it('the same code at once opens it once', async () => {
    const { recovery } = await addPasskey(anna);
    const tries = await Promise.all([1, 2, 3].map(() => recover(recovery?.codes[0] ?? '')));

    expect(tries.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  it('a code of her sheet opens no account but hers, and new codes end the old ones', async () => {
    const { phone, recovery } = await addPasskey(anna);
    const berta = await aMember(app);
    const [code = ''] = recovery?.codes ?? [];
    expect(await recover(code, berta.email)).toMatchObject({ status: 401 });
    await proveWith(anna, phone);

    const { body } = await anna.call(identity.makeRecoveryCodes, her());

    expect(await recover(code)).toMatchObject({ status: 401 });
    expect(await recover(body.codes[0] ?? '')).toMatchObject({ status: 200 });
  });

  it('with the last passkey her recovery codes go, and her e-mail alone opens her account', async () => {
    const { phone, passkey, recovery } = await addPasskey(anna);
    await proveWith(anna, phone);

    await anna.call(identity.removePasskey, { params: { userId: anna.id, passkeyId: passkey.id } });

    expect(await state()).toMatchObject({ door: 'open', recoveryCodes: null });
    expect(await recover(recovery?.codes[0] ?? '')).toMatchObject({ status: 401 });
    expect(await byEmail()).toMatchObject({ status: 200 });
  });

  it('her export names her passkeys, and nothing of them is left when she is erased', async () => {
    const { phone } = await addPasskey(anna, undefined, 'Wren phone');
    await proveWith(anna, phone);
    const { body } = await anna.call(account.exportPersonalData, her());
    expect(body.areas.account).toMatchObject({
      passkeys: [{ name: 'Wren phone', publicKey: expect.any(String) }],
      recoveryCodes: { left: 10 },
    });

    expect(await anna.call(account.eraseUser, { ...her(), body: { email: anna.email } })).toMatchObject({
      status: 204,
    });

    expect(await enterWith(app.visitor(), phone)).toMatchObject({
      status: 422,
      body: { code: 'passkey_refused' },
    });
  });
});
