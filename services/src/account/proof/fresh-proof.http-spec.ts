import { account } from '@nestwell/contracts/account/server';
import { identity } from '@nestwell/contracts/identity/server';
import { MINUTE } from '@nestwell/domain/moments';
import { parts } from '../../app';
import { onBothEngines } from '../../platform/database/testing/engines';
import type { Message } from '../../platform/mail/mailer';
import { anotherThan, lastCode } from '../../testing/letters';
import { aMember, type Member } from '../../testing/member';
import { addPasskey, proveWith } from '../../testing/passkeys';
import { annaOn } from '../testing/anna';

const wanted = { status: 403, body: { code: 'proof_required' } };
const unknownId = '019aa000-0000-7000-8000-000000000000';

/** Everything that asks for a fresh proof. */
const guarded = (member: Member) => {
  const params = { userId: member.id };
  return {
    export: () => member.call(account.exportPersonalData, { params }),
    startPasskey: () => member.call(identity.startPasskey, { params }),
    addPasskey: () => {
      const made = { id: 'AAAA', clientDataJSON: 'AAAA', attestationObject: 'AAAA', transports: [] };
      return member.call(identity.addPasskey, { params, body: { made } });
    },
    removePasskey: () => member.call(identity.removePasskey, { params: { ...params, passkeyId: unknownId } }),
    askForCode: () => member.call(identity.askForCode, { params, body: { isAsked: false } }),
    recoveryCodes: () => member.call(identity.makeRecoveryCodes, { params }),
    erase: () => member.call(account.eraseUser, { params, body: { email: member.email } }),
  };
};

async function refusedOf(member: Member): Promise<string[]> {
  const refused: string[] = [];
  for (const [name, call] of Object.entries(guarded(member))) {
    const { status, body } = await call();
    if (status === wanted.status && (body as { code?: string }).code === wanted.body.code) refused.push(name);
  }
  return refused;
}
const all = ['export', 'startPasskey', 'addPasskey', 'removePasskey', 'askForCode', 'recoveryCodes', 'erase'];

onBothEngines((engine) => {
  describe('where mail is set', () => {
    const here = annaOn(engine, parts, { mail: true });
    const state = async () => (await here.anna.call(identity.proofState, here.her())).body;
    const prove = (code: string) => here.anna.call(identity.prove, { ...here.her(), body: { code } });

    it('everything that needs one asks a member who closed nothing too', async () => {
      expect(await refusedOf(here.anna)).toEqual(all);
      expect(await state()).toEqual({ isNeeded: true, ways: ['code'] });
    });

    it('a mailed code is one for ten minutes, for this session alone', async () => {
      expect(await here.anna.call(identity.mailProofCode, here.her())).toMatchObject({ status: 204 });
      const elsewhere = Object.assign(here.app.visitor(), {
        id: here.anna.id,
        email: here.anna.email,
        userId: here.anna.id,
      });
      await elsewhere.call(account.findUserByEmail, { query: { email: here.anna.email } });

      expect(await prove(lastCode(here.letters))).toMatchObject({ status: 200 });

      expect(await state()).toEqual({ isNeeded: false, ways: ['code'] });
      expect(await guarded(here.anna).export()).toMatchObject({ status: 200 });
      expect(await guarded(elsewhere).export()).toMatchObject(wanted);
      here.app.clock.advance(10 * MINUTE + 1);
      expect(await guarded(here.anna).export()).toMatchObject(wanted);
    });

    it('says of a wrong code how many tries are left, and lets nobody in after five', async () => {
      await here.anna.call(identity.mailProofCode, here.her());
      const wrong = anotherThan(lastCode(here.letters));
      const said: string[] = [];
      for (let at = 0; at < 5; at += 1) {
        const { status, body } = await prove(wrong);
        said.push(`${status} ${(body as unknown as { message: string }).message}`);
      }

      expect(said).toEqual([
        '422 Not this one. Four tries left.',
        '422 Not this one. Three tries left.',
        '422 Not this one. Two tries left.',
        '422 Not this one. One try left.',
        '422 Not this one. Mail another.',
      ]);
      expect(await prove(lastCode(here.letters))).toMatchObject({
        status: 422,
        body: { code: 'proof_refused' },
      });
    });

    it('gives the session another token: a copy of the old one is worth nothing', async () => {
      const copy = Object.assign(here.app.visitor(), { cookie: here.anna.cookie, userId: here.anna.id });
      await here.anna.call(identity.mailProofCode, here.her());
      await prove(lastCode(here.letters));

      expect((await copy.call(account.getUser, here.her())).status).toBe(401);
      expect((await here.anna.call(account.getUser, here.her())).status).toBe(200);
    });

    it('a login with a code is one, by e-mail alone is none', async () => {
      await here.anna.call(account.findUserByEmail, { query: { email: here.anna.email } });
      expect(await guarded(here.anna).export()).toMatchObject(wanted);
      await here.anna.call(identity.mailProofCode, here.her());
      const code = lastCode(here.letters);
      await here.anna.call(account.verifySession, { body: { email: here.anna.email, code } });

      expect(await guarded(here.anna).export()).toMatchObject({ status: 200 });
    });

    it('of somebody else is refused', async () => {
      const berta = await aMember(here.app);
      const { phone } = await proved(berta, here.letters, () => addPasskey(berta));

      expect(await proveWith(here.anna, phone)).toMatchObject({
        status: 422,
        body: { code: 'proof_refused' },
      });
    });
  });

  describe('without mail', () => {
    const here = annaOn(engine, parts, { mail: false });

    it('a member without a passkey has nothing to prove it with: erasing asks for her typed e-mail', async () => {
      const params = { userId: here.anna.id };
      expect(await guarded(here.anna).export()).toMatchObject({ status: 200 });
      expect(await here.anna.call(identity.mailProofCode, { params })).toMatchObject({
        status: 409,
        body: { code: 'mail_not_set' },
      });
      const wrong = { params, body: { email: 'somebody@example.com' } };
      expect(await here.anna.call(account.eraseUser, wrong)).toMatchObject({
        status: 400,
        body: { field: 'email' },
      });

      expect(await guarded(here.anna).erase()).toMatchObject({ status: 204 });
    });

    it('a member with a passkey proves it with that, or with a code of her sheet', async () => {
      const { phone, recovery } = await addPasskey(here.anna);
      expect(await refusedOf(here.anna)).toEqual(all);

      expect(await proveWith(here.anna, phone)).toMatchObject({ status: 200 });
      expect(await guarded(here.anna).export()).toMatchObject({ status: 200 });
      here.app.clock.advance(11 * MINUTE);
      const recoveryCode = recovery?.codes[0] ?? '';
      const byCode = () =>
        here.anna.call(identity.prove, { params: { userId: here.anna.id }, body: { recoveryCode } });
      expect(await byCode()).toMatchObject({ status: 200 });
      expect(await guarded(here.anna).erase()).toMatchObject({ status: 204 });
    });

    it('a code of another’s sheet, or one used before, proves nothing', async () => {
      const { recovery } = await addPasskey(here.anna);
      const others = (await addPasskey(await aMember(here.app))).recovery;
      const params = { userId: here.anna.id };
      const byCode = (recoveryCode = '') =>
        here.anna.call(identity.prove, { params, body: { recoveryCode } });
      const refused = { status: 422, body: { code: 'proof_refused', field: 'recoveryCode' } };

      expect(await byCode(others?.codes[0])).toMatchObject(refused);
      expect(await guarded(here.anna).export()).toMatchObject(wanted);
      expect(await byCode(recovery?.codes[0])).toMatchObject({ status: 200 });
      expect(await byCode(recovery?.codes[0])).toMatchObject(refused);
    });

    it('takes an answer that a phone gave for a proof once', async () => {
      const { phone } = await addPasskey(here.anna);
      const params = { userId: here.anna.id };
      const passkey = phone.sign((await here.anna.call(identity.proveByPasskey, { params })).body);

      const answers = [1, 2].map(() => here.anna.call(identity.prove, { params, body: { passkey } }));

      expect((await Promise.all(answers)).map(({ status }) => status).sort()).toEqual([200, 422]);
    });
  });
});

/** Does something as a member who has just proved by mail who she is. */
async function proved<T>(member: Member, letters: readonly Message[], act: () => Promise<T>): Promise<T> {
  const params = { userId: member.id };
  await member.call(identity.mailProofCode, { params });
  await member.call(identity.prove, { params, body: { code: lastCode(letters) } });
  return act();
}
