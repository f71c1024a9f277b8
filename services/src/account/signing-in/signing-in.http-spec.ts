import { account } from '@nestwell/contracts/account/server';
import { identity } from '@nestwell/contracts/identity/server';
import { parts } from '../../app';
import { onBothEngines } from '../../platform/database/testing/engines';
import { Authenticator } from '../../testing/authenticator';
import { aMember } from '../../testing/member';
import { addPasskey, enterWith, proveWith } from '../../testing/passkeys';
import { annaOn } from '../testing/anna';

onBothEngines((engine) => {
  const here = annaOn(engine, parts, { mail: false });
  const state = async () => (await here.anna.call(identity.signingIn, here.her())).body;
  const byEmail = () =>
    here.app.visitor().call(account.findUserByEmail, { query: { email: here.anna.email } });
  const recover = (code: string, email = here.anna.email) =>
    here.app.visitor().call(identity.loginByRecoveryCode, { body: { email, code } });

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
    const { phone, passkey } = await addPasskey(here.anna, undefined, 'My phone');
    const params = { userId: here.anna.id, passkeyId: passkey.id };

    expect(await here.anna.call(identity.namePasskey, { params, body: { name: 'Old phone' } })).toMatchObject(
      {
        status: 200,
        body: { name: 'Old phone', lastUsedAt: null },
      },
    );
    await enterWith(here.app.visitor(), phone);

    expect(await state()).toMatchObject({
      door: 'closed',
      passkeys: [{ id: passkey.id, name: 'Old phone', lastUsedAt: expect.any(String) }],
    });
  });

  it('one that is not hers can be neither named nor removed', async () => {
    const { passkey } = await addPasskey(here.anna);
    const berta = await aMember(here.app);
    const params = { userId: berta.id, passkeyId: passkey.id };

    expect(await berta.call(identity.namePasskey, { params, body: { name: 'Mine' } })).toMatchObject({
      status: 404,
    });
    expect(await berta.call(identity.removePasskey, { params })).toMatchObject({ status: 404 });
    expect((await state()).passkeys).toHaveLength(1);
  });

  it('refuses a key made at another site, for another member, without asking who holds the phone, or twice', async () => {
    const berta = await aMember(here.app);
    const offer = async (phone: Authenticator, wanting = here.anna) => {
      const { body } = await wanting.call(identity.startPasskey, { params: { userId: wanting.id } });
      return here.anna.call(identity.addPasskey, { ...here.her(), body: { made: phone.make(body) } });
    };
    const careless = Object.assign(new Authenticator(here.app.url), { verifies: false });
    const phone = new Authenticator(here.app.url);

    expect(await offer(new Authenticator('https://nestwe1l.example'))).toMatchObject({ status: 422 });
    expect(await offer(phone, berta)).toMatchObject({ status: 422, body: { code: 'passkey_refused' } });
    expect(await offer(careless)).toMatchObject({ status: 422 });
    expect(await offer(phone)).toMatchObject({ status: 201 });
    await proveWith(here.anna, phone);
    expect(await offer(phone)).toMatchObject({ status: 422, body: { code: 'passkey_refused' } });
    expect((await state()).passkeys).toHaveLength(1);
  });

  it('has room for twenty', async () => {
    const { phone } = await addPasskey(here.anna);
    await proveWith(here.anna, phone);
    for (let at = 1; at < 20; at += 1) await addPasskey(here.anna);

    expect(await here.anna.call(identity.startPasskey, here.her())).toMatchObject({
      status: 409,
      body: { code: 'too_many_passkeys' },
    });
  });

  it('no code by mail can be asked for where there is no mail', async () => {
    expect(
      await here.anna.call(identity.askForCode, { ...here.her(), body: { isAsked: true } }),
    ).toMatchObject({
      status: 409,
      body: { code: 'mail_not_set' },
    });
    expect(await byEmail()).toMatchObject({ status: 200 });
  });

  it('the first passkey brings a sheet of recovery codes, each of which opens her account once', async () => {
    const { recovery } = await addPasskey(here.anna);
    const codes = recovery?.codes ?? [];
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[2-9B-HJ-NP-RTV-X]{4}-[2-9B-HJ-NP-RTV-X]{4}$/);

    expect(await recover(codes[0] ?? '')).toMatchObject({ status: 200, body: { id: here.anna.id } });
    expect(await recover(codes[0] ?? '')).toMatchObject({ status: 401, body: { code: 'code_invalid' } });
    expect(await recover(` ${(codes[1] ?? '').toLowerCase().replace('-', ' ')} `)).toMatchObject({
      status: 200,
    });
    expect(await state()).toMatchObject({ recoveryCodes: { left: 8, of: 10 } });
  });

  it('the same code at once opens it once', async () => {
    const { recovery } = await addPasskey(here.anna);
    const tries = await Promise.all([1, 2, 3].map(() => recover(recovery?.codes[0] ?? '')));

    expect(tries.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  it('a code of her sheet opens no account but hers, and new codes end the old ones', async () => {
    const { phone, recovery } = await addPasskey(here.anna);
    const berta = await aMember(here.app);
    const [code = ''] = recovery?.codes ?? [];
    expect(await recover(code, berta.email)).toMatchObject({ status: 401 });
    await proveWith(here.anna, phone);

    const { body } = await here.anna.call(identity.makeRecoveryCodes, here.her());

    expect(await recover(code)).toMatchObject({ status: 401 });
    expect(await recover(body.codes[0] ?? '')).toMatchObject({ status: 200 });
  });

  it('with the last passkey her recovery codes go, and her e-mail alone opens her account', async () => {
    const { phone, passkey, recovery } = await addPasskey(here.anna);
    await proveWith(here.anna, phone);

    await here.anna.call(identity.removePasskey, { params: { userId: here.anna.id, passkeyId: passkey.id } });

    expect(await state()).toMatchObject({ door: 'open', recoveryCodes: null });
    expect(await recover(recovery?.codes[0] ?? '')).toMatchObject({ status: 401 });
    expect(await byEmail()).toMatchObject({ status: 200 });
  });

  it('her export names her passkeys, and nothing of them is left when she is erased', async () => {
    const { phone } = await addPasskey(here.anna, undefined, 'Wren phone');
    await proveWith(here.anna, phone);
    const { body } = await here.anna.call(account.exportPersonalData, here.her());
    expect(body.areas.account).toMatchObject({
      passkeys: [{ name: 'Wren phone', publicKey: expect.any(String) }],
      recoveryCodes: { left: 10 },
    });

    expect(
      await here.anna.call(account.eraseUser, { ...here.her(), body: { email: here.anna.email } }),
    ).toMatchObject({
      status: 204,
    });

    expect(await enterWith(here.app.visitor(), phone)).toMatchObject({
      status: 422,
      body: { code: 'passkey_refused' },
    });
  });
});
