import { Logger } from '@nestjs/common';
import { account } from '@nestwell/contracts/account/server';
import { calendar } from '@nestwell/contracts/calendar/server';
import { care } from '@nestwell/contracts/care/server';
import { identity } from '@nestwell/contracts/identity/server';
import { MINUTE } from '@nestwell/domain/moments';
import { parts } from './app';
import { PushService, subscribe } from './calendar/testing/push-service';
import { DuePushes } from './calendar/push/due-pushes';
import { Database } from './platform/database/database';
import { onBothEngines } from './platform/database/testing/engines';
import { Mailer } from './platform/mail/mailer';
import { OutboxDelivery } from './platform/mail/outbox-delivery';
import { PersonalData } from './platform/personal-data';
import { TestApp } from './platform/testing/test-app';
import { lastCode, lettersOf } from './testing/letters';
import { aMember, type Member } from './testing/member';
import { addPasskey, enterWith, proveWith } from './testing/passkeys';
import { LoginCodes } from './account/login/login-codes';
import { UserMail } from './account/users/user-mail';
import { ErasureSteps } from './account/erasure/erasure-steps';
import { UnfinishedErasures } from './account/erasure/unfinished-erasures';

onBothEngines((engine) => {
  let app: TestApp;
  let databaseUrl: string | undefined;
  let pushes: PushService;
  beforeAll(async () => {
    Logger.overrideLogger(false);
    databaseUrl = await engine.newUrl();
    pushes = await PushService.start();
    const env = { PUSH_SERVICES: pushes.origin };
    app = await TestApp.start({ parts, databaseUrl, env });
  }, 60_000);
  afterAll(async () => {
    await app.stop();
    pushes.stop();
  });
  beforeEach(() => {
    pushes.forget();
    app.clock.set('2026-11-20T12:00:00Z');
  });
  afterEach(() => jest.restoreAllMocks());

  const her = ({ id }: Member) => ({ params: { userId: id } });
  const erase = (member: Member) =>
    member.call(account.eraseUser, { ...her(member), body: { email: member.email } });

  /** Erases as a process does that stops right after the account is closed. */
  async function beginToErase(member: Member): Promise<void> {
    const dying = jest.spyOn(app.get(PersonalData), 'eraseSome').mockRejectedValue(new Error('stopped'));
    expect((await erase(member)).status).toBe(202);
    dying.mockRestore();
  }

  async function rowsOf({ id }: Pick<Member, 'id'>): Promise<number> {
    const database = app.get(Database);
    let count = await database.source.getRepository('UserEntity').countBy({ id });
    for (const { target, columns } of database.source.entityMetadatas) {
      if (!columns.some(({ propertyName }) => propertyName === 'userId')) continue;
      count += await database.source.getRepository(target).countBy({ userId: id });
    }
    return count;
  }

  const aMeal = (member: Member) =>
    member.send('/api/meals', {
      method: 'POST',
      json: { userId: member.id, name: 'Stew', calories: 420, mealType: 'lunch' },
    });

  /** A member whose words are told outside of her session in every way there is. */
  async function whoTellsOutside() {
    const ada = await aMember(app);
    await aMeal(ada);
    const { body: settings } = await ada.call(calendar.rotateFeed, her(ada));
    const feed = new URL(settings.feedUrl ?? '').pathname;
    const shared = { name: 'Sam', appointmentIds: [], lists: ['bag' as const], mayTick: true };
    const { token } = (await ada.call(care.makeShare, { ...her(ada), body: shared })).body;
    await subscribe(ada, `${pushes.origin}/ada`);
    const reminder = { title: 'Scan', type: 'appointment', dueDateTime: '2026-11-20T12:16:30Z' } as const;
    await ada.call(calendar.createReminder, { body: { userId: ada.id, ...reminder } });
    await app.get(UserMail).send(ada.id, {
      cause: 'tea',
      subject: 'Tea',
      text: () => 'is ready',
      usefulUntil: new Date('2026-11-21T12:00:00Z'),
    });
    return { ada, feed, token };
  }

  it('of which the process stops in between has closed all that tells of her and every call of hers', async () => {
    const letters = lettersOf(app.get(Mailer));
    const { ada, feed, token } = await whoTellsOutside();
    const open = () => app.visitor().call(care.openShared, { body: { token } });
    expect([(await app.visitor().send(feed)).status, (await open()).status]).toEqual([200, 200]);
    const { cookie } = ada;

    await beginToErase(ada);

    ada.cookie = cookie;
    expect((await ada.call(account.getUser, her(ada))).status).toBe(401);
    expect((await ada.call(account.exportPersonalData, her(ada))).status).toBe(401);
    expect((await aMeal(ada)).status).toBe(401);
    expect([(await app.visitor().send(feed)).status, (await open()).status]).toEqual([404, 404]);
    app.clock.advance(2 * MINUTE);
    await app.get(DuePushes).announceDue(app.clock.now());
    await app.get(OutboxDelivery).deliver(app.clock.now());
    expect([pushes.received, letters]).toEqual([[], []]);
    expect(await rowsOf(ada)).toBeGreaterThan(1);
  });

  it('of which the process stops in between is opened by no e-mail, passkey, code or sheet', async () => {
    const letters = lettersOf(app.get(Mailer));
    const [ada, bea] = [await aMember(app), await aMember(app)];
    const { phone, recovery } = await addPasskey(bea);
    await proveWith(bea, phone);
    await app.get(LoginCodes).send(bea, { name: 'client 1', isKnown: false });
    const code = lastCode(letters);
    expect(code).not.toBe('');
    letters.length = 0;

    await beginToErase(ada);
    await beginToErase(bea);

    for (const { email } of [ada, bea])
      expect(await app.visitor().call(account.findUserByEmail, { query: { email } })).toMatchObject({
        status: 404,
      });
    expect((await enterWith(app.visitor(), phone)).status).toBe(422);
    const { email } = bea;
    expect((await app.visitor().call(account.verifySession, { body: { email, code } })).status).toBe(401);
    const sheet = { email, code: recovery?.codes[0] ?? '' };
    expect((await app.visitor().call(identity.loginByRecoveryCode, { body: sheet })).status).toBe(401);
    expect(letters).toEqual([]);
  });

  it('leaves the address free for a new account, which has no second trial and loses nothing to the erasing', async () => {
    const ada = await aMember(app);
    await aMeal(ada);
    await beginToErase(ada);

    const again = app.visitor();
    const made = await again.call(account.createUser, { body: { email: ada.email } });
    app.clock.advance(MINUTE);
    await app.runJobs();

    expect(made).toMatchObject({ status: 201, body: { trialEndDate: null } });
    expect(made.body.id).not.toBe(ada.id);
    expect(await rowsOf(ada)).toBe(0);
    expect((await again.call(account.getUser, { params: { userId: made.body.id } })).status).toBe(200);
  });

  it('is gone on with by any instance, once at a time', async () => {
    const ada = await aMember(app);
    await aMeal(ada);
    await beginToErase(ada);
    const other = await TestApp.start({ parts, databaseUrl, env: { DATA_DIR: app.dataDir } });
    try {
      other.clock.set('2026-11-20T12:01:00Z');
      app.clock.set('2026-11-20T12:01:00Z');
      const runs = [app, other].map((one) => jest.spyOn(one.get(ErasureSteps), 'goOn'));
      const deadline = new AbortController().signal;
      await Promise.all([app, other].map((one) => one.get(UnfinishedErasures).finish(deadline)));

      expect(runs.map(({ mock }) => mock.calls.length).sort()).toEqual([0, 1]);
      expect(await rowsOf(ada)).toBe(0);
    } finally {
      await other.stop();
    }
  });

  it('is left alone while another instance works on it', async () => {
    const ada = await aMember(app);
    await aMeal(ada);
    await beginToErase(ada);
    app.clock.advance(20_000);
    await app.get(UnfinishedErasures).finish(new AbortController().signal);
    expect(await rowsOf(ada)).toBeGreaterThan(1);

    app.clock.advance(20_000);
    await app.get(UnfinishedErasures).finish(new AbortController().signal);
    expect(await rowsOf(ada)).toBe(0);
  });

  it('begun by a version that ended the sessions alone is closed and finished', async () => {
    const ada = await aMember(app);
    await aMeal(ada);
    const row = { userId: ada.id, begunAt: app.clock.now(), slices: 1, leasedUntil: null };
    await app.get(Database).source.getRepository('ErasureEntity').insert(row);
    await app.get(UnfinishedErasures).finish(new AbortController().signal);

    expect(await rowsOf(ada)).toBe(0);
  });
});
