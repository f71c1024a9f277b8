import { calendar } from '@nestwell/contracts/calendar';
import { deviceFieldValue } from '@nestwell/domain/device-time';
import { answer, aNursingMother, aUser } from '@nestwell/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aReminder } from '../../../testing/a-reminder';
import { at, listed, showCalendar } from '../testing/show-calendar';

describe('Auto-Add Growth Spurt Reminders', () => {
  const press = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Auto-Add Growth Spurt Reminders' }));

  it('needs the months since birth', async () => {
    showCalendar([listed()]);
    await press();

    expect(await screen.findByRole('alert', { name: 'Cannot add growth spurt reminders' })).toHaveTextContent(
      'Please set your postpartum months in your profile first.',
    );
  });

  it('says when none is near', async () => {
    showCalendar([listed()], aNursingMother({ monthsPostpartum: 6 }));
    await press();

    expect(await screen.findByRole('status', { name: 'No upcoming growth spurts' })).toBeVisible();
  });

  it('adds those that are not there yet, at nine with an hour’s notice', async () => {
    const view = showCalendar(
      [listed(), answer(calendar.createReminder, aReminder())],
      aNursingMother({ monthsPostpartum: 0 }),
    );
    await press();

    expect(await screen.findByRole('status', { name: 'Growth spurt reminders added' })).toBeVisible();
    const sent = view.calls(calendar.createReminder).map(({ body }) => body);
    expect(sent).toHaveLength(2);
    expect(sent[0]).toMatchObject({ type: 'growth_spurt', priority: 'medium', notificationMinutes: 60 });
    expect(deviceFieldValue(new Date(String(sent[0]?.dueDateTime)))).toMatch(/T09:00$/);
  });

  it('adds none twice, though the days of one spurt differ from day to day', async () => {
    const yesterdays = aReminder({
      title: 'Growth spurt around week 2',
      type: 'growth_spurt',
      dueDateTime: at(9),
    });
    const view = showCalendar(
      [listed(yesterdays), answer(calendar.createReminder, aReminder())],
      aNursingMother({ monthsPostpartum: 0 }),
    );
    await press();

    expect(await screen.findByRole('status', { name: 'Growth spurt reminders added' })).toHaveTextContent(
      '1 in the next 2 months.',
    );
    const sent = view.calls(calendar.createReminder).map(({ body }) => body.title);
    expect(sent).toEqual(['Growth spurt around week 6']);
  });

  it('stays quiet while her pregnancy has changed', async () => {
    showCalendar([listed()], aUser({ pregnancyPaused: true }));
    await screen.findByRole('grid');

    expect(screen.queryByRole('button', { name: 'Auto-Add Growth Spurt Reminders' })).toBeNull();
  });
});
