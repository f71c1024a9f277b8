import { account } from '@nestwell/contracts/account/server';
import { parts } from '../../app';
import { onBothEngines } from '../../platform/database/testing/engines';
import { becomeAdmin } from '../../testing/admin';
import { aMember, type Member } from '../../testing/member';
import { Mailer } from '../../platform/mail/mailer';
import { TestApp } from '../../platform/testing/test-app';
import { Roles } from '../users/roles';
import { NotificationService } from './notification.service';

onBothEngines((engine) => {
  let app: TestApp;
  let admin: Member;
  beforeAll(async () => {
    app = await TestApp.start({ parts, databaseUrl: await engine.newUrl() });
    admin = await aMember(app);
    await becomeAdmin({ roles: app.get(Roles), mailer: app.get(Mailer) }, admin);
  }, 60_000);
  afterAll(() => app.stop());

  const say = (member: Member, more: object = {}) =>
    app
      .get(NotificationService)
      .notify(member.id, { type: 'personal', title: 'Hello', message: 'There', ...more });
  const listOf = (member: Member, query: { limit?: number } = {}) =>
    member.call(account.listNotifications, { params: { userId: member.id }, query });
  const unreadOf = async (member: Member) =>
    (await member.call(account.countUnreadNotifications, { params: { userId: member.id } })).body.count;
  const read = (member: Member, notificationId: string) =>
    member.call(account.markNotificationRead, { params: { notificationId } });
  const broadcast = (who: Member, more: object = {}) =>
    who.send<{ id: string; actionUrl: string | null; field?: string }>('/api/notifications/broadcast', {
      method: 'POST',
      json: { title: 'Short pause', message: 'On Sunday', ...more },
    });

  it('reach her alone, newest first, and become read once', async () => {
    const member = await aMember(app);
    const before = await unreadOf(member);
    await say(member, { title: 'First' });
    app.clock.advance(10);
    await say(member, { title: 'Second', priority: 'urgent', actionUrl: '/settings' });
    const rows = (await listOf(member)).body;

    expect(rows.slice(0, 2).map(({ title }) => title)).toEqual(['Second', 'First']);
    expect(rows[0]).toMatchObject({ priority: 'urgent', actionUrl: '/settings', isRead: false });
    expect(await unreadOf(member)).toBe(before + 2);
    expect((await read(member, rows[0]?.id ?? '')).body.isRead).toBe(true);
    expect((await read(member, rows[0]?.id ?? '')).status).toBe(200);
    expect(await unreadOf(member)).toBe(before + 1);
  });

  it('of another do not exist for her', async () => {
    const owner = await aMember(app);
    const other = await aMember(app);
    await say(owner);
    const id = (await listOf(owner)).body[0]?.id ?? '';

    expect((await read(other, id)).status).toBe(404);
    expect((await other.call(account.listNotifications, { params: { userId: owner.id } })).status).toBe(403);
    expect(
      (await other.call(account.countUnreadNotifications, { params: { userId: owner.id } })).status,
    ).toBe(403);
    expect((await listOf(owner)).body[0]?.isRead).toBe(false);
    expect((await app.visitor().send(`/api/notifications/${id}/read`, { method: 'PATCH' })).status).toBe(401);
  });

  it('are said once where they must be, also by many at the same time', async () => {
    const member = await aMember(app);
    const said = await Promise.all(Array.from({ length: 8 }, () => say(member, { once: 'only' })));

    expect(said.filter(Boolean)).toHaveLength(1);
    expect((await listOf(member)).body.filter(({ title }) => title === 'Hello')).toHaveLength(1);
  });

  it('of the same words are one while unread, the newest, and anew once she has read it', async () => {
    const member = await aMember(app);
    const before = await unreadOf(member);
    const hello = { title: 'Again', actionUrl: '/community?post=1' };
    await say(member, { ...hello, once: 'first' });
    app.clock.advance(10);
    await say(member, { title: 'Other' });
    app.clock.advance(10);
    for (const once of ['second', 'third', undefined])
      expect(await say(member, { ...hello, once })).toBe(true);
    const rows = (await listOf(member)).body;

    expect(rows.slice(0, 2).map(({ title }) => title)).toEqual(['Again', 'Other']);
    expect(rows.filter(({ title }) => title === 'Again')).toHaveLength(1);
    expect(await unreadOf(member)).toBe(before + 2);
    expect(await say(member, { ...hello, once: 'third' })).toBe(false);
    await read(member, rows[0]?.id ?? '');
    await say(member, hello);
    expect((await listOf(member)).body.filter(({ title }) => title === 'Again')).toHaveLength(2);
  });

  it('that differ in words, place or urgency stay apart', async () => {
    const member = await aMember(app);
    for (const more of [{}, { message: 'Else' }, { actionUrl: '/settings' }, { priority: 'urgent' }]) {
      await say(member, { title: 'Apart', ...more });
    }

    expect((await listOf(member)).body.filter(({ title }) => title === 'Apart')).toHaveLength(4);
  });

  it('to everybody reach who was there, not who comes later, and are read by each alone', async () => {
    const member = await aMember(app);
    const { id } = (await broadcast(admin)).body;
    const later = await aMember(app);

    expect((await listOf(member)).body.find((row) => row.id === id)).toMatchObject({
      isRead: false,
      type: 'app_update',
    });
    expect((await listOf(later)).body.map((row) => row.id)).not.toContain(id);
    expect((await read(later, id)).status).toBe(404);
    await read(member, id);
    await read(member, id);
    expect((await listOf(member)).body.find((row) => row.id === id)?.isRead).toBe(true);
    expect((await listOf(admin)).body.find((row) => row.id === id)?.isRead).toBe(false);
  });

  it('are all read at one press, also broadcasts and from two devices at once, for her alone', async () => {
    const [member, other] = [await aMember(app), await aMember(app)];
    for (const title of ['One', 'Two']) await say(member, { title });
    const { id } = (await broadcast(admin, { title: 'To all' })).body;
    await broadcast(admin, { title: 'To all, too' });
    await read(member, id);
    const before = await unreadOf(other);
    const markAll = (userId: string) => member.call(account.markAllNotificationsRead, { params: { userId } });
    const answers = await Promise.all([markAll(member.id), markAll(member.id)]);

    expect(answers.map(({ body }) => body)).toEqual([{ count: 0 }, { count: 0 }]);
    expect((await listOf(member)).body.map(({ isRead }) => isRead)).not.toContain(false);
    expect((await markAll(other.id)).status).toBe(403);
    expect(await unreadOf(other)).toBe(before);
    await say(member, { title: 'New' });
    expect(await unreadOf(member)).toBe(1);
  });

  it('to everybody are sent by admins only', async () => {
    expect((await broadcast(await aMember(app))).status).toBe(403);
    expect(
      (await app.visitor().send('/api/notifications/broadcast', { method: 'POST', json: {} })).status,
    ).toBe(401);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'http://x.example',
    'nutrition',
  ])('with the address %s are not sent, and the field is named', async (actionUrl) => {
    const before = (await listOf(admin)).body.length;

    expect(await broadcast(admin, { actionUrl })).toMatchObject({
      status: 400,
      body: { field: 'actionUrl' },
    });
    expect((await listOf(admin)).body).toHaveLength(before);
  });

  it.each([
    [{ title: '' }, 'title'],
    [{ title: '\u200b\u2060' }, 'title'],
    [{ title: 'x'.repeat(121) }, 'title'],
    [{ message: 5 }, 'message'],
    [{ priority: 'low' }, 'priority'],
    [{ userId: '0197f0a0-0000-7000-8000-000000000009' }, 'userId'],
  ])('refuse %j naming the field', async (wrong, field) => {
    expect(await broadcast(admin, wrong)).toMatchObject({ status: 400, body: { field } });
  });

  it('page over both kinds without a gap or a repeat', async () => {
    const member = await aMember(app);
    for (let n = 0; n < 3; n += 1) {
      await say(member, { title: `own ${n}` });
      await broadcast(admin, { title: `shared ${n}` });
    }
    const all = (await listOf(member)).body.map(({ id }) => id);
    const paged: string[] = [];
    let next: string | undefined = `/api/users/${member.id}/notifications?limit=2`;
    while (next !== undefined) {
      const page: { body: { id: string }[]; headers: Headers } = await member.send(next);
      paged.push(...page.body.map(({ id }) => id));
      next = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1];
    }

    expect(paged).toEqual(all);
  });

  it('cuts what is too long instead of failing its caller', async () => {
    const member = await aMember(app);
    await say(member, { title: '👩‍👩‍👧‍👦'.repeat(40), message: 'é'.repeat(2000) });

    expect((await listOf(member)).body[0]?.message).toHaveLength(600);
  });
});
