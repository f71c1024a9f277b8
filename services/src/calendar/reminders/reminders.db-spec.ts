import { calendar, type CreateReminderRequest } from '@nestwell/contracts/calendar/server';
import { newId } from '../../platform/database/ids';
import { aMember } from '../../testing/member';
import { parts } from '../../app';
import { memberSpec } from '../../platform/testing/member-spec';
import { aReminderOf, createReminder, NEW_YORK, remindersBetween } from '../testing/reminders-of';

memberSpec({ parts, moment: '2026-10-20T12:00:00Z', zone: NEW_YORK }, (here) => {
  const body = (more: Partial<CreateReminderRequest> = {}) => aReminderOf(here.ada, more);
  const create = (more: Partial<CreateReminderRequest> = {}) => createReminder(here.ada, more);
  const between = (startDate: string, endDate: string) => remindersBetween(here.ada, startDate, endDate);

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

    const first = await here.ada.call(calendar.createReminder, { body: body({ recurring: 'weekly' }) }, key);
    const again = await here.ada.call(calendar.createReminder, { body: body({ recurring: 'weekly' }) }, key);

    expect(again.body).toEqual(first.body);
    expect(await between('2026-10-30T00:00:00Z', '2026-10-31T00:00:00Z')).toHaveLength(1);
  });

  it('marks done and not done', async () => {
    const { id } = await create();
    const complete = (completed: boolean) =>
      here.ada.call(calendar.completeReminder, {
        params: { reminderId: id },
        body: { completed, userId: here.ada.id },
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
    const answer = await here.ada.call(calendar.createReminder, { body: body(more) });

    expect([answer.status, (answer.body as unknown as { field: string }).field]).toEqual([400, field]);
  });

  it('shows nobody the reminders of another', async () => {
    const { id } = await create();
    const other = await aMember(here.app);

    const answers = await Promise.all([
      other.call(calendar.listReminders, { params: { userId: here.ada.id } }),
      other.call(calendar.completeReminder, {
        params: { reminderId: id },
        body: { completed: true, userId: other.id },
      }),
      other.call(calendar.completeReminder, {
        params: { reminderId: id },
        body: { completed: true, userId: here.ada.id },
      }),
      other.call(calendar.deleteReminder, { params: { reminderId: id }, query: { userId: other.id } }),
      other.call(calendar.createReminder, { body: body() }),
      here.app.visitor().call(calendar.listReminders, { params: { userId: here.ada.id } }),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([403, 404, 403, 404, 403, 401]);
    expect((await between('2026-10-30T00:00:00Z', '2026-10-31T00:00:00Z'))[0]?.completed).toBe(false);
  });
});
