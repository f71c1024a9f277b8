import { calendar, type CreateReminderRequest } from '@nestwell/contracts/calendar';
import { newId } from '../../platform/database/ids';
import { onBothEngines } from '../../platform/database/testing/engines';
import { aMember, type Member } from '../../testing/member';
import { parts } from '../../app';
import { TestApp } from '../../platform/testing/test-app';
import { aReminderOf, createReminder, NEW_YORK, remindersBetween } from '../testing/reminders-of';

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

  const body = (more: Partial<CreateReminderRequest> = {}) => aReminderOf(ada, more);
  const create = (more: Partial<CreateReminderRequest> = {}) => createReminder(ada, more);
  const between = (startDate: string, endDate: string) => remindersBetween(ada, startDate, endDate);

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
