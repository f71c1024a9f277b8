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

  it('makes every day of a moved series, also where its making had stopped within a day', async () => {
    const { id } = await create({ recurring: 'daily', dueDateTime: '2026-10-21T20:00:00.000Z' });
    await here.ada.call(calendar.updateReminder, {
      params: { reminderId: id },
      query: { scope: 'all' },
      body: { userId: here.ada.id, dueDateTime: '2026-10-21T10:00:00.000Z' },
    });
    // A day whose jobs have not run yet: those above have.
    await daysLater(61);

    const days = await between('2027-10-15T00:00:00Z', '2027-10-25T23:00:00Z');
    expect(days.map(({ dueDateTime }) => dueDateTime.slice(8, 16))).toEqual(
      [15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25].map((day) => `${day}T10:00`),
    );
  });

  it('keeps one made at 23:59 on its day, every day', async () => {
    here.app.clock.set('2026-10-21T03:59:00Z');
    await create({ dueDateTime: '2026-10-21T03:59:30.000Z', recurring: 'daily' });

    const tuesday = await between('2026-10-20T04:00:00Z', '2026-10-21T03:59:59Z');
    const sunday = await between('2026-11-01T04:00:00Z', '2026-11-02T04:59:59Z');

    expect(tuesday).toHaveLength(1);
    expect(sunday.map(({ dueDateTime }) => dueDateTime)).toEqual(['2026-11-02T04:59:30.000Z']);
  });
});
