import { calendar } from '@nestwell/contracts/calendar/server';
import { care, type AddMedicineRequest } from '@nestwell/contracts/care/server';
import { Roles } from '../../account';
import { Database } from '../../platform/database/database';
import { Mailer } from '../../platform/mail/mailer';
import { becomeAdmin } from '../../testing/admin';
import { changingRulesSpec, shown } from '../testing/changing-rules';
import { createReminder, remindersBetween } from '../testing/reminders-of';
import { ReminderEntity } from './reminder.entity';

changingRulesSpec((site) => {
  it.each(['daily', 'weekly', 'monthly', 'annual'] as const)(
    'what rings at eight %s rings at eight by the new rules too, once each time',
    async (recurring) => {
      await createReminder(site.ada, { recurring, dueDateTime: '2026-10-23T15:00:00.000Z' });
      await site.wasMadeByOldRules();
      const before = await site.dueBetween('2026-10-20', '2027-12-31');

      await site.begins();

      const after = await site.dueBetween('2026-10-20', '2027-12-31');
      expect(after).toHaveLength(before.length);
      expect(shown(after)).toEqual(['08:00']);
      if (recurring !== 'annual') expect(shown(before)).toEqual(['08:00', '09:00']);

      await site.beginsAgain();
      expect(await site.dueBetween('2026-10-20', '2027-12-31')).toEqual(after);
    },
  );

  it('goes on by the day where it had ended, without one twice', async () => {
    await createReminder(site.ada, { recurring: 'daily', dueDateTime: '2026-10-23T15:00:00.000Z' });
    await site.wasMadeByOldRules();
    await site.begins();

    await becomeAdmin({ roles: site.app.get(Roles), mailer: site.app.get(Mailer) }, site.ada);
    site.app.clock.set('2026-12-20T12:00:00Z');
    await site.app.runJobs();

    const days = (await site.dueBetween('2027-10-18', '2027-10-24')).map((moment) => moment.slice(8, 16));
    expect(days).toEqual([18, 19, 20, 21, 22, 23, 24].map((day) => `${day}T15:00`));
  });

  it('leaves what she has moved to another hour, and announces the rest at its new time', async () => {
    await createReminder(site.ada, {
      recurring: 'daily',
      dueDateTime: '2026-10-30T15:00:00.000Z',
      notificationMinutes: 30,
    });
    const listed = await remindersBetween(site.ada, '2026-11-10T00:00:00Z', '2026-11-10T23:00:00Z');
    await site.ada.call(calendar.updateReminder, {
      params: { reminderId: listed[0]?.id ?? '' },
      query: { scope: 'one' },
      body: { userId: site.ada.id, dueDateTime: '2026-11-10T18:30:00.000Z' },
    });
    await site.wasMadeByOldRules();

    await site.begins();

    expect(await site.dueBetween('2026-11-09', '2026-11-11')).toEqual([
      '2026-11-09T15:00:00.000Z',
      '2026-11-10T18:30:00.000Z',
      '2026-11-11T15:00:00.000Z',
    ]);
    const rows = await site.app
      .get(Database)
      .source.getRepository(ReminderEntity)
      .findBy({ userId: site.ada.id });
    const next = rows.find(({ dueAt }) => dueAt.toISOString() === '2026-11-11T15:00:00.000Z');
    expect(next?.notifyAt.toISOString()).toBe('2026-11-11T14:30:00.000Z');
  });

  it('counts from a first moment that her browser told by the new rules already', async () => {
    await site.joins('2026-11-20T12:00:00Z');
    // Eight in the morning to her, seven to the server of then.
    await createReminder(site.ada, { recurring: 'daily', dueDateTime: '2026-11-21T15:00:00.000Z' });
    await site.wasMadeByOldRules();

    await site.begins();

    expect(shown(await site.dueBetween('2026-11-21', '2027-07-31'))).toEqual(['08:00']);
  });

  it('a medicine rings at the time that stands on its list, and no more once it is answered', async () => {
    await site.joins('2026-11-20T12:00:00Z');
    const body: AddMedicineRequest = {
      name: 'Iron',
      amount: '',
      rhythm: 'daily',
      times: ['08:00'],
      reminds: true,
    };
    const { body: iron } = await site.ada.call(care.addMedicine, { params: { userId: site.ada.id }, body });
    await site.wasMadeByOldRules();
    expect(await site.dueBetween('2026-11-20', '2026-11-21')).toEqual([
      '2026-11-20T16:00:00.000Z',
      '2026-11-21T16:00:00.000Z',
    ]);

    await site.begins();

    const rung = await site.dueBetween('2026-11-20', '2027-07-31');
    expect(shown(rung)).toEqual(['08:00']);
    await site.beginsAgain();
    expect(await site.dueBetween('2026-11-20', '2027-07-31')).toEqual(rung);
    await site.ada.call(care.answerDose, {
      params: { userId: site.ada.id, medicineId: iron.id },
      body: { date: '2026-11-20', time: '08:00', answer: 'taken' },
    });
    const rings = await remindersBetween(site.ada, '2026-11-20T00:00:00Z', '2026-11-20T23:00:00Z');
    expect(rings.map(({ completed }) => completed)).toEqual([true]);
  });
});
