import { account } from '@nestwell/contracts/account/server';
import { parts } from '../../app';
import { onBothEngines } from '../../platform/database/testing/engines';
import { becomeAdmin } from '../../testing/admin';
import { aMember, type Member } from '../../testing/member';
import { Mailer } from '../../platform/mail/mailer';
import { TestApp } from '../../platform/testing/test-app';
import { Roles } from '../users/roles';

onBothEngines((engine) => {
  let app: TestApp;
  let admin: Member;
  beforeAll(async () => {
    app = await TestApp.start({ parts, databaseUrl: await engine.newUrl() });
    admin = await aMember(app);
    await becomeAdmin({ roles: app.get(Roles), mailer: app.get(Mailer) }, admin);
  }, 60_000);
  afterAll(() => app.stop());

  const words = { name: 'Amara', email: 'Amara@Example.com', message: 'More soups, please' };
  const send = (member: Member, more: object = {}) =>
    member.send<{ id: string; userId: string | null; code?: string }>('/api/feedback', {
      method: 'POST',
      json: { ...words, ...more },
    });
  const reply = (who: Member, feedbackId: string, body: { adminReply: string; adminNotes?: string }) =>
    who.call(account.replyToFeedback, { params: { feedbackId }, body });
  const ownOf = (member: Member) => member.call(account.listOwnFeedback, { params: { userId: member.id } });

  it('is sent by anybody, and by a member for herself', async () => {
    const member = await aMember(app);
    expect(await app.visitor().send('/api/feedback', { method: 'POST', json: words })).toMatchObject({
      status: 201,
      body: { userId: null, status: 'new' },
    });
    expect(await send(member, { userId: member.id, status: 'new' })).toMatchObject({
      status: 201,
      body: { userId: member.id },
    });
  });

  it('is never sent in the name of another', async () => {
    const member = await aMember(app);
    const other = await aMember(app);

    expect((await send(member, { userId: other.id })).status).toBe(403);
    const json = { ...words, userId: other.id };
    expect((await app.visitor().send('/api/feedback', { method: 'POST', json })).status).toBe(401);
    expect((await ownOf(other)).body).toEqual([]);
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ email: '' }, 'email'],
    [{ message: '' }, 'message'],
    [{ message: 'x\u0000y' }, 'message'],
    [{ message: true }, 'message'],
    [{ status: 'responded' }, 'status'],
    [{ adminReply: 'Yes' }, 'adminReply'],
    [{ adminNotes: 'x' }, 'adminNotes'],
  ])('refuses %j naming the field', async (wrong, field) => {
    expect(await send(await aMember(app), wrong)).toMatchObject({ status: 400, body: { field } });
  });

  it('shows lists and takes replies for admins only', async () => {
    const member = await aMember(app);
    const { id } = (await send(member)).body;

    expect((await member.send('/api/feedback')).status).toBe(403);
    expect((await reply(member, id, { adminReply: 'Yes' })).status).toBe(403);
    expect((await app.visitor().send('/api/feedback')).status).toBe(401);
    expect((await member.call(account.listOwnFeedback, { params: { userId: admin.id } })).status).toBe(403);
    expect((await admin.call(account.listFeedback, {})).body.map((row) => row.id)).toContain(id);
  });

  it('is answered once; the author learns of it but never of the notes', async () => {
    const member = await aMember(app);
    const { id } = (await send(member)).body;

    expect(await reply(admin, id, { adminReply: '  Yes  ', adminNotes: 'secret note' })).toMatchObject({
      status: 200,
      body: { adminReply: 'Yes', status: 'responded', adminNotes: 'secret note' },
    });
    expect(await reply(admin, id, { adminReply: 'Again' })).toMatchObject({
      status: 409,
      body: { code: 'already_replied' },
    });
    const own = await ownOf(member);
    expect(own.body[0]).toMatchObject({ adminReply: 'Yes', status: 'responded' });
    expect(JSON.stringify(own.body)).not.toContain('secret note');
    const bell = await member.call(account.listNotifications, { params: { userId: member.id } });
    expect(bell.body.filter(({ title }) => title === 'We replied to your message')).toHaveLength(1);
  });

  it('takes one of many replies that come at once', async () => {
    const { id } = (await send(await aMember(app))).body;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => reply(admin, id, { adminReply: `Reply ${n}` })),
    );

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  });

  it('refuses a blank reply and does not know a foreign id', async () => {
    const { id } = (await send(await aMember(app))).body;
    expect(await reply(admin, id, { adminReply: '   ' })).toMatchObject({
      status: 400,
      body: { field: 'adminReply' },
    });
    expect((await reply(admin, '0197f0a0-0000-7000-8000-000000000009', { adminReply: 'Yes' })).status).toBe(
      404,
    );
  });

  it('keeps script as text, emoji families too', async () => {
    const member = await aMember(app);
    const message = '<script>alert(1)</script> 👩‍👩‍👧‍👦';
    await send(member, { message });

    expect((await ownOf(member)).body[0]?.message).toBe(message);
  });

  it('takes thirty messages an hour from one writer', async () => {
    const member = await aMember(app);
    for (let n = 0; n < 30; n += 1) expect((await send(member)).status).toBe(201);
    const refused = await send(member);

    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send(await aMember(app))).status).toBe(201);
  });

  it('pages from the newest', async () => {
    const member = await aMember(app);
    for (const message of ['one', 'two', 'three']) await send(member, { message });
    const first = await member.call(account.listOwnFeedback, {
      params: { userId: member.id },
      query: { limit: 2 },
    });
    const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await member.send<{ message: string }[]>(next);

    expect(first.body.map(({ message }) => message)).toEqual(['three', 'two']);
    expect(second.body.map(({ message }) => message)).toEqual(['one']);
  });
});
