import { calendar, type ReminderSettings } from '@nestwell/contracts/calendar';
import { answer, refuse, renderWithHost, type FakeAnswer } from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aReminder } from '../../../testing/a-reminder';
import { CalendarScreen } from '../calendar-screen';

const settings: ReminderSettings = {
  showTitlesInFeed: false,
  showTitlesInPush: false,
  visitsDayBefore: false,
  quietFrom: null,
  quietUntil: null,
  feedUrl: null,
};
const iron = aReminder({ dueDateTime: new Date().toISOString() });

const show = (list: FakeAnswer = answer(calendar.listMedication, [iron])) =>
  renderWithHost(<CalendarScreen />, {
    route: '/calendar?show=medication',
    answers: [
      list,
      refuse(calendar.listReminders, 'subscription_required'),
      answer(calendar.readReminderSettings, settings),
      answer(calendar.listPushDevices, []),
      answer(calendar.completeReminder, ({ body }) => ({ ...iron, completed: body.completed })),
      answer(calendar.deleteReminder, undefined),
    ],
  });

it('lists her medication, which is ticked and deleted without a plan', async () => {
  const { calls } = show();
  const row = within(await screen.findByRole('list', { name: 'Medication' })).getByRole('listitem');
  expect(row).toHaveTextContent(/Take iron.*Today at/);

  await userEvent.click(within(row).getByRole('checkbox', { name: 'Take iron is done' }));
  await userEvent.click(within(row).getByRole('button', { name: 'Delete Take iron' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));

  expect(calls(calendar.completeReminder)[0]).toMatchObject({ body: { completed: true } });
  expect(calls(calendar.deleteReminder)).toHaveLength(1);
  expect(calls(calendar.listReminders)).toHaveLength(0);
});

it('shows a tick at once, and what is kept of it', async () => {
  let kept = iron;
  const view = show({
    endpoint: calendar.listMedication,
    reply: (call) => answer(calendar.listMedication, [kept]).reply(call),
  });
  const done = await screen.findByRole('checkbox', { name: 'Take iron is done' });
  kept = { ...iron, completed: true };
  await userEvent.click(done);

  expect(done).toBeChecked();
  await waitFor(() => expect(view.calls(calendar.listMedication)).toHaveLength(2));
  expect(done).toBeChecked();
});

it('says when nothing is planned, and has the way to hear of it while the app is closed', async () => {
  show(answer(calendar.listMedication, []));

  expect(await screen.findByText('No medication in these days')).toBeVisible();
  expect(await screen.findByRole('switch', { name: 'Ring on this phone' })).toBeVisible();
  expect(screen.getByRole('slider', { name: 'Volume' })).toBeVisible();
});

it('asks again where the list did not come', async () => {
  show(refuse(calendar.listMedication, 'internal'));

  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
