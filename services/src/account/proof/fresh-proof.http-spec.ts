import { account } from '@nestwell/contracts/account';
import { identity } from '@nestwell/contracts/identity';
import { MINUTE } from '@nestwell/domain/moments';
import { parts } from '../../app';
import { onBothEngines } from '../../platform/database/testing/engines';
import { Mailer, type Message } from '../../platform/mail/mailer';
import { TestApp } from '../../platform/testing/test-app';
import { anotherThan, lastCode, lettersOf } from '../../testing/letters';
import { aMember, type Member } from '../../testing/member';
import { addPasskey, proveWith } from '../../testing/passkeys';

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
    let app: TestApp;
    let anna: Member;
    let letters: Message[];
    beforeAll(async () => {
      const env = { SMTP_URL: 'smtp://127.0.0.1:9' };
      app = await TestApp.start({ parts, databaseUrl: await engine.newUrl(), env });
    }, 60_000);
    afterAll(() => app.stop());
    beforeEach(async () => {
      letters = lettersOf(app.get(Mailer));
      anna = await aMember(app);
    });

    const her = () => ({ params: { userId: anna.id } });
    const state = async () => (await anna.call(identity.proofState, her())).body;
    const prove = (code: string) => anna.call(identity.prove, { ...her(), body: { code } });

    it('everything that needs one asks a member who closed nothing too', async () => {
      expect(await refusedOf(anna)).toEqual(all);
      expect(await state()).toEqual({ isNeeded: true, ways: ['code'] });
    });

    it('a mailed code is one for ten minutes, for this session alone', async () => {
      expect(await anna.call(identity.mailProofCode, her())).toMatchObject({ status: 204 });
      const elsewhere = Object.assign(app.visitor(), { id: anna.id, email: anna.email, userId: anna.id });
      await elsewhere.call(account.findUserByEmail, { query: { email: anna.email } });

      expect(await prove(lastCode(letters))).toMatchObject({ status: 200 });

      expect(await state()).toEqual({ isNeeded: false, ways: ['code'] });
      expect(await guarded(anna).export()).toMatchObject({ status: 200 });
      expect(await guarded(elsewhere).export()).toMatchObject(wanted);
      app.clock.advance(10 * MINUTE + 1);
      expect(await guarded(anna).export()).toMatchObject(wanted);
    });

    it('says of a wrong code how many tries are left, and lets nobody in after five', async () => {
      await anna.call(identity.mailProofCode, her());
      const wrong = anotherThan(lastCode(letters));
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
      expect(await prove(lastCode(letters))).toMatchObject({ status: 422, body: { code: 'proof_refused' } });
    });

    it('gives the session another token: a copy of the old one is worth nothing', async () => {
      const copy = Object.assign(app.visitor(), { cookie: anna.cookie, userId: anna.id });
      await anna.call(identity.mailProofCode, her());
      await prove(lastCode(letters));

      expect((await copy.call(account.getUser, her())).status).toBe(401);
      expect((await anna.call(account.getUser, her())).status).toBe(200);
    });

    it('a login with a code is one, by e-mail alone is none', async () => {
      await anna.call(account.findUserByEmail, { query: { email: anna.email } });
      expect(await guarded(anna).export()).toMatchObject(wanted);
      await anna.call(identity.mailProofCode, her());
      const code = lastCode(letters);
      await anna.call(account.verifySession, { body: { email: anna.email, code } });

      expect(await guarded(anna).export()).toMatchObject({ status: 200 });
    });

    it('of somebody else is refused', async () => {
      const berta = await aMember(app);
      const { phone } = await proved(berta, letters, () => addPasskey(berta));

      expect(await proveWith(anna, phone)).toMatchObject({ status: 422, body: { code: 'proof_refused' } });
    });
  });

  describe('without mail', () => {
    let app: TestApp;
    let anna: Member;
    beforeAll(async () => {
      app = await TestApp.start({ parts, databaseUrl: await engine.newUrl() });
    }, 60_000);
    afterAll(() => app.stop());
    beforeEach(async () => {
      anna = await aMember(app);
    });

    it('a member without a passkey has nothing to prove it with: erasing asks for her typed e-mail', async () => {
      const params = { userId: anna.id };
      expect(await guarded(anna).export()).toMatchObject({ status: 200 });
      expect(await anna.call(identity.mailProofCode, { params })).toMatchObject({
        status: 409,
        body: { code: 'mail_not_set' },
      });
      const wrong = { params, body: { email: 'somebody@example.com' } };
      expect(await anna.call(account.eraseUser, wrong)).toMatchObject({
        status: 400,
        body: { field: 'email' },
      });

      expect(await guarded(anna).erase()).toMatchObject({ status: 204 });
    });

    it('a member with a passkey proves it with that, or with a code of her sheet', async () => {
      const { phone, recovery } = await addPasskey(anna);
      expect(await refusedOf(anna)).toEqual(all);

      expect(await proveWith(anna, phone)).toMatchObject({ status: 200 });
      expect(await guarded(anna).export()).toMatchObject({ status: 200 });
      app.clock.advance(11 * MINUTE);
      const recoveryCode = recovery?.codes[0] ?? '';
      const byCode = () => anna.call(identity.prove, { params: { userId: anna.id }, body: { recoveryCode } });
      expect(await byCode()).toMatchObject({ status: 200 });
      expect(await guarded(anna).erase()).toMatchObject({ status: 204 });
    });

    it('takes an answer that a phone gave for a proof once', async () => {
      const { phone } = await addPasskey(anna);
      const params = { userId: anna.id };
      const passkey = phone.sign((await anna.call(identity.proveByPasskey, { params })).body);

      const answers = [1, 2].map(() => anna.call(identity.prove, { params, body: { passkey } }));

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
