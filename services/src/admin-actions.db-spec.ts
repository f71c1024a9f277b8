import { randomUUID } from 'node:crypto';
import { account } from '@nestwell/contracts/account/server';
import { community } from '@nestwell/contracts/community/server';
import { platform } from '@nestwell/contracts/delivery/server';
import { InboxService } from './account/notifications/inbox.service';
import { ErasureService } from './account/erasure/erasure.service';
import { Roles } from './account';
import { parts } from './app';
import { becomeAdmin } from './testing/admin';
import { aMember, type Member } from './testing/member';
import { onBothEngines } from './platform/database/testing/engines';
import { Mailer } from './platform/mail/mailer';
import { TestApp } from './platform/testing/test-app';
import { AdminActionsRepository } from './platform/audit/admin-actions.repository';

onBothEngines((engine) => {
  let app: TestApp;
  let admin: Member;
  let author: Member;
  let subjectId: string;
  beforeAll(async () => {
    app = await TestApp.start({ parts, databaseUrl: await engine.newUrl() });
    admin = await aMember(app, { name: 'Dana' });
    await becomeAdmin({ roles: app.get(Roles), mailer: app.get(Mailer) }, admin);
  }, 60_000);
  beforeEach(async () => {
    app.clock.advance(60_000);
    author = await aMember(app, { name: 'Ada' });
    const body = { userId: author.id, content: 'Something unkind' };
    ({ id: subjectId } = (await author.call(community.createPost, { body })).body);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => app.stop());

  const recorded = async (limit = 1) =>
    (await admin.call(platform.listAdminActions, { query: { limit } })).body;
  const hide = (id = subjectId) =>
    admin.call(community.moderate, {
      body: { subject: 'post', subjectId: id, action: 'hide', why: 'Not kind.' },
    });
  const tell = (title: string, key = randomUUID()) =>
    admin.call(
      account.broadcastNotification,
      { body: { title, message: 'On Sunday.' } },
      { 'idempotency-key': key },
    );
  const isHidden = async () =>
    (await author.call(community.readPost, { params: { postId: subjectId } })).status === 404;

  it('says who did what, about what, why and when', async () => {
    const before = app.clock.now().getTime();
    expect(await hide()).toMatchObject({ status: 200 });

    const [action] = await recorded();
    expect(action).toEqual({
      id: expect.any(String),
      at: expect.any(String),
      by: { id: admin.id, name: 'Dana' },
      what: 'Decided on reported words',
      call: 'POST /api/community/moderation',
      about: `hide post ${subjectId}`,
      why: 'Not kind.',
      outcome: 'done',
    });
    expect(Date.parse(action?.at ?? '')).toBeGreaterThanOrEqual(before);
  });

  it('does nothing that it cannot write down', async () => {
    jest.spyOn(app.get(AdminActionsRepository), 'add').mockRejectedValue(new Error('full'));

    expect(await hide()).toMatchObject({ status: 500 });
    expect(await isHidden()).toBe(false);
  });

  it('writes down what was refused, and what failed, once each', async () => {
    const key = randomUUID();
    expect(await hide(randomUUID())).toMatchObject({ status: 404 });
    expect(await recorded()).toMatchObject([{ outcome: 'refused', why: 'Not kind.' }]);

    jest.spyOn(app.get(InboxService), 'broadcast').mockRejectedValueOnce(new Error('gone'));
    expect(await tell('Short pause', key)).toMatchObject({ status: 500 });
    expect(await recorded()).toMatchObject([{ outcome: 'failed', about: 'app_update normal Short pause' }]);
    expect(await tell('Short pause', key)).toMatchObject({ status: 201 });
    expect(await tell('Short pause', key)).toMatchObject({ status: 201 });
    expect((await recorded(4)).map(({ outcome }) => outcome)).toEqual(['done', 'failed', 'refused', 'done']);
  });

  it('writes down nothing of a call that is refused as invalid, nor of one that repeats another', async () => {
    const key = randomUUID();
    await tell('Kept once', key);
    const before = await recorded(3);
    const invalid = await admin.send(platform.rollBack.path, {
      method: 'POST',
      json: { id: 'tea', rev: -1 },
    });
    await tell('Kept once', key);

    expect(invalid.status).toBe(400);
    expect(await recorded(3)).toEqual(before);
  });

  it('names what no transaction covers before it begins, and then how it ended', async () => {
    const body = { id: 'tea', rev: 0, why: 'odd' };
    expect(await admin.call(platform.rollBack, { body })).toMatchObject({ status: 422 });

    expect(await recorded()).toMatchObject([
      { what: 'Rolled a module back', about: 'tea', why: 'odd', outcome: 'refused' },
    ]);
  });

  it('keeps what was done when the member it was about is erased, and neither what it was about nor why', async () => {
    await hide();
    await app.get(ErasureService).erase(author.id, author.email);

    expect(await recorded()).toMatchObject([
      { by: { name: 'Dana' }, what: 'Decided on reported words', about: null, why: null, outcome: 'done' },
    ]);
  });

  it('names roles that were given and taken on the machine', async () => {
    await app.get(Roles).set(author.email, 'admin');
    app.clock.advance(1000);
    await app.get(Roles).set(author.email, 'user');

    expect(await recorded(2)).toMatchObject([
      { by: { id: null, name: 'On the machine' }, call: 'revoke-admin', about: `member ${author.id}` },
      { what: 'Made a member an admin', call: 'grant-admin' },
    ]);
  });

  it('is read a page at a time, the newest first', async () => {
    await hide();
    app.clock.advance(1000);
    await tell('Later');
    const first = await admin.call(platform.listAdminActions, { query: { limit: 1 } });
    const [, next = ''] = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '') ?? [];

    expect(first.body).toMatchObject([{ about: 'app_update normal Later' }]);
    expect(await admin.send(next)).toMatchObject({ body: [{ about: `hide post ${subjectId}` }] });
  });
});
