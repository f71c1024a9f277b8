import { calendar, type CreateReminderRequest } from '@nestwell/contracts/calendar/server';
import { Roles } from '../../account';
import { Mailer } from '../../platform/mail/mailer';
import { becomeAdmin } from '../../testing/admin';
import { parts } from '../../app';
import { memberSpec } from '../../platform/testing/member-spec';
import { createReminder, NEW_YORK, remindersBetween } from '../testing/reminders-of';

memberSpec({ parts, moment: '2026-10-20T12:00:00Z', zone: NEW_YORK }, (here) => {
  const create = (more: Partial<CreateReminderRequest> = {}) => createReminder(here.ada, more);
  const between = (startDate: string, endDate: string) => remindersBetween(here.ada, startDate, endDate);

  /** With a plan that does not end, as admins have. */
  const daysLater = async (days: number) => {
    await becomeAdmin({ roles: here.app.get(Roles), mailer: here.app.get(Mailer) }, here.ada);
    here.app.clock.advance(days * 86_400_000);
    await here.app.runJobs();
  };

  it('deletes one, this and later, or all', async () => {
    await create({ recurring: 'weekly' });
    const [, second, third] = await between('2026-10-30T00:00:00Z', '2026-12-30T00:00:00Z');
    const remove = (id: string | undefined, scope: 'one' | 'later' | 'all') =>
      here.ada.call(calendar.deleteReminder, {
        params: { reminderId: String(id) },
        query: { userId: here.ada.id, scope },
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
    await here.ada.call(calendar.deleteReminder, {
      params: { reminderId: String(third?.id) },
      query: { userId: here.ada.id, scope: 'later' },
    });
    const left = await between('2026-10-01T00:00:00Z', '2028-01-01T00:00:00Z');
    expect(left.map(({ recurringEndDate }) => recurringEndDate)).toEqual([
      second?.dueDateTime,
      second?.dueDateTime,
    ]);

    await here.ada.call(calendar.updateReminder, {
      params: { reminderId: String(first?.id) },
      query: { scope: 'all' },
      body: { userId: here.ada.id, title: 'Iron, with juice' },
    });
    await daysLater(90);

    const later = await between('2026-10-01T00:00:00Z', '2028-12-01T00:00:00Z');
    expect(later.map(({ title }) => title)).toEqual(['Iron, with juice', 'Iron, with juice']);
  });

  it('changes one, all, or this and later ones', async () => {
    await create({ recurring: 'weekly' });
    const [first, second, third] = await between('2026-10-30T00:00:00Z', '2026-11-20T00:00:00Z');
    const change = (id: string | undefined, scope: 'one' | 'later' | 'all', changes: object) =>
      here.ada.call(calendar.updateReminder, {
        params: { reminderId: String(id) },
        query: { scope },
        body: { userId: here.ada.id, ...changes },
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
});
