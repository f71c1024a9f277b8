import { calendar, type CreateReminderRequest } from '@nestwell/contracts/calendar';
import { newId } from '../../platform/database/ids';
import { onBothEngines } from '../../platform/database/testing/engines';
import { Roles } from '../../account';
import { Mailer } from '../../platform/mail/mailer';
import { becomeAdmin } from '../../testing/admin';
import { aMember, type Member } from '../../testing/member';
import { parts } from '../../app';
import { TestApp } from '../../platform/testing/test-app';

const NEW_YORK = 'America/New_York';

onBothEngines((engine) => {
  let app: TestApp;
  let ada: Member;

  beforeAll(async () => {
    app = await TestApp.start({ parts, databaseUrl: await engine.newUrl() });
  }, 60_000);
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set('2026-10-20T12:00:00Z');
    ada = await aMember(app);
    ada.zone = NEW_YORK;
  });

  const body = (more: Partial<CreateReminderRequest> = {}): CreateReminderRequest => ({
    userId: ada.id,
    title: 'Take iron',
    type: 'medication',
    dueDateTime: '2026-10-30T12:00:00.000Z',
    ...more,
  });
  const create = async (more: Partial<CreateReminderRequest> = {}) => {
    const answer = await ada.call(calendar.createReminder, { body: body(more) });
    expect(answer.status).toBe(201);
    return answer.body;
  };
  const between = async (startDate: string, endDate: string) =>
    (await ada.call(calendar.listReminders, { params: { userId: ada.id }, query: { startDate, endDate } }))
      .body;

  /** With a plan that does not end, as admins have. */
  const daysLater = async (days: number) => {
    await becomeAdmin({ roles: app.get(Roles), mailer: app.get(Mailer) }, ada);
    app.clock.advance(days * 86_400_000);
    await app.runJobs();
  };

  it('keeps a reminder with its defaults and gives it back by due time', async () => {
    const later = await create({ dueDateTime: '2026-11-02T03:59:00.000Z' });
    const sooner = await create();

    expect(sooner).toMatchObject({
      notificationMinutes: 15,
      priority: 'medium',
      recurring: 'none',
      completed: false,
      parentReminderId: null,
      timeZone: NEW_YORK,
    });
    expect((await between('2026-10-30T12:00:00Z', '2026-11-02T03:59:00Z')).map(({ id }) => id)).toEqual([
      sooner.id,
      later.id,
    ]);
  });

  it('makes one reminder of a creation repeated with its key', async () => {
    const key = { 'idempotency-key': newId() };

    const first = await ada.call(calendar.createReminder, { body: body({ recurring: 'weekly' }) }, key);
    const again = await ada.call(calendar.createReminder, { body: body({ recurring: 'weekly' }) }, key);

    expect(again.body).toEqual(first.body);
    expect(await between('2026-10-30T00:00:00Z', '2026-10-31T00:00:00Z')).toHaveLength(1);
  });

  it('keeps a daily 08:00 in New York across both clock changes', async () => {
    await create({ recurring: 'daily' });

    const autumn = await between('2026-10-31T00:00:00Z', '2026-11-02T23:00:00Z');
    const spring = await between('2027-03-13T00:00:00Z', '2027-03-14T23:00:00Z');

    expect(autumn.map(({ dueDateTime }) => dueDateTime.slice(5, 16))).toEqual([
      '10-31T12:00',
      '11-01T13:00',
      '11-02T13:00',
    ]);
    expect(spring.map(({ dueDateTime }) => dueDateTime.slice(5, 16))).toEqual(['03-13T13:00', '03-14T12:00']);
  });

  it('makes the series longer as time goes by', async () => {
    await create({ recurring: 'weekly' });
    await daysLater(60);

    expect(await between('2027-11-01T00:00:00Z', '2027-12-15T00:00:00Z')).toHaveLength(6);
  });

  it('deletes one, this and later, or all', async () => {
    await create({ recurring: 'weekly' });
    const [, second, third] = await between('2026-10-30T00:00:00Z', '2026-12-30T00:00:00Z');
    const remove = (id: string | undefined, scope: 'one' | 'later' | 'all') =>
      ada.call(calendar.deleteReminder, {
        params: { reminderId: String(id) },
        query: { userId: ada.id, scope },
      });

    expect((await remove(second?.id, 'one')).status).toBe(204);
    expect((await between('2026-10-30T00:00:00Z', '2026-11-20T00:00:00Z')).map(({ id }) => id)).toContain(
      third?.id,
    );
    await remove(third?.id, 'later');
    expect(await between('2026-10-01T00:00:00Z', '2028-01-01T00:00:00Z')).toHaveLength(1);
    await daysLater(90);
    const [first, ...others] = await between('2026-10-01T00:00:00Z', '2028-01-01T00:00:00Z');
    expect(others).toEqual([]);
    await remove(first?.id, 'all');
    expect(await between('2026-10-01T00:00:00Z', '2028-01-01T00:00:00Z')).toEqual([]);
  });

  it('keeps a series ended that was cut and then changed as a whole', async () => {
    await create({ recurring: 'weekly' });
    const [first, second, third] = await between('2026-10-30T00:00:00Z', '2026-12-30T00:00:00Z');
    await ada.call(calendar.deleteReminder, {
      params: { reminderId: String(third?.id) },
      query: { userId: ada.id, scope: 'later' },
    });
    const left = await between('2026-10-01T00:00:00Z', '2028-01-01T00:00:00Z');
    expect(left.map(({ recurringEndDate }) => recurringEndDate)).toEqual([
      second?.dueDateTime,
      second?.dueDateTime,
    ]);

    await ada.call(calendar.updateReminder, {
      params: { reminderId: String(first?.id) },
      query: { scope: 'all' },
      body: { userId: ada.id, title: 'Iron, with juice' },
    });
    await daysLater(90);

    const later = await between('2026-10-01T00:00:00Z', '2028-12-01T00:00:00Z');
    expect(later.map(({ title }) => title)).toEqual(['Iron, with juice', 'Iron, with juice']);
  });

  it('makes every day of a moved series, also where its making had stopped within a day', async () => {
    const { id } = await create({ recurring: 'daily', dueDateTime: '2026-10-21T20:00:00.000Z' });
    await ada.call(calendar.updateReminder, {
      params: { reminderId: id },
      query: { scope: 'all' },
      body: { userId: ada.id, dueDateTime: '2026-10-21T10:00:00.000Z' },
    });
    await daysLater(60);

    const days = await between('2027-10-15T00:00:00Z', '2027-10-25T23:00:00Z');
    expect(days.map(({ dueDateTime }) => dueDateTime.slice(8, 16))).toEqual(
      [15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25].map((day) => `${day}T10:00`),
    );
  });

  it('changes one, all, or this and later ones', async () => {
    await create({ recurring: 'weekly' });
    const [first, second, third] = await between('2026-10-30T00:00:00Z', '2026-11-20T00:00:00Z');
    const change = (id: string | undefined, scope: 'one' | 'later' | 'all', changes: object) =>
      ada.call(calendar.updateReminder, {
        params: { reminderId: String(id) },
        query: { scope },
        body: { userId: ada.id, ...changes },
      });

    await change(second?.id, 'one', { title: 'Only this' });
    await change(first?.id, 'all', { dueDateTime: '2026-10-31T13:30:00.000Z', title: 'Moved' });
    const moved = await between('2026-10-30T00:00:00Z', '2026-11-20T00:00:00Z');
    expect(moved.map(({ title, dueDateTime }) => [title, dueDateTime.slice(5, 16)])).toEqual([
      ['Moved', '10-31T13:30'],
      ['Moved', '11-07T14:30'],
      ['Moved', '11-14T14:30'],
    ]);
    const daily = await change(third?.id, 'later', { recurring: 'daily' });
    expect(daily.body).toMatchObject({ recurring: 'daily', parentReminderId: null });
    expect(await between('2026-11-14T00:00:00Z', '2026-11-17T23:00:00Z')).toHaveLength(4);
    expect((await change(first?.id, 'one', { recurring: 'daily' })).status).toBe(400);
  });

  it('keeps one made at 23:59 on its day, every day', async () => {
    app.clock.set('2026-10-21T03:59:00Z');
    await create({ dueDateTime: '2026-10-21T03:59:30.000Z', recurring: 'daily' });

    const tuesday = await between('2026-10-20T04:00:00Z', '2026-10-21T03:59:59Z');
    const sunday = await between('2026-11-01T04:00:00Z', '2026-11-02T04:59:59Z');

    expect(tuesday).toHaveLength(1);
    expect(sunday.map(({ dueDateTime }) => dueDateTime)).toEqual(['2026-11-02T04:59:30.000Z']);
  });

  it('marks done and not done', async () => {
    const { id } = await create();
    const complete = (completed: boolean) =>
      ada.call(calendar.completeReminder, {
        params: { reminderId: id },
        body: { completed, userId: ada.id },
      });

    expect((await complete(true)).body.completed).toBe(true);
    expect((await complete(false)).body.completed).toBe(false);
  });

  it.each([
    ['title', { title: ' ' }],
    ['notificationMinutes', { notificationMinutes: 40_321 }],
    ['notificationMinutes', { notificationMinutes: -1 }],
    ['dueDateTime', { dueDateTime: '2026-02-30T10:00:00Z' }],
    ['type', { type: 'party' as never }],
    ['recurringEndDate', { recurring: 'daily' as const, recurringEndDate: '2026-01-01T00:00:00Z' }],
  ])('refuses a wrong %s and names it', async (field, more) => {
    const answer = await ada.call(calendar.createReminder, { body: body(more) });

    expect([answer.status, (answer.body as unknown as { field: string }).field]).toEqual([400, field]);
  });

  it('shows nobody the reminders of another', async () => {
    const { id } = await create();
    const other = await aMember(app);

    const answers = await Promise.all([
      other.call(calendar.listReminders, { params: { userId: ada.id } }),
      other.call(calendar.completeReminder, {
        params: { reminderId: id },
        body: { completed: true, userId: other.id },
      }),
      other.call(calendar.completeReminder, {
        params: { reminderId: id },
        body: { completed: true, userId: ada.id },
      }),
      other.call(calendar.deleteReminder, { params: { reminderId: id }, query: { userId: other.id } }),
      other.call(calendar.createReminder, { body: body() }),
      app.visitor().call(calendar.listReminders, { params: { userId: ada.id } }),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([403, 404, 403, 404, 403, 401]);
    expect((await between('2026-10-30T00:00:00Z', '2026-10-31T00:00:00Z'))[0]?.completed).toBe(false);
  });
});
