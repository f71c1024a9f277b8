import { takenAway } from '@nestwell/contracts/kernel';
import { calendar } from '@nestwell/contracts/calendar';
import { care } from '@nestwell/contracts/care';
import { answer, offline, refuse } from '@nestwell/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aReminder } from '../../testing/a-reminder';
import { at, feed, listed, showCalendar } from './testing/show-calendar';

const rowOf = async (title: string) =>
  within(await screen.findByRole('list', { name: 'Reminders, Today' })).getByRole('button', {
    name: new RegExp(title),
  });

async function addForm() {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Add Reminder' }));
  return { user, dialog: await screen.findByRole('dialog', { name: 'Add Reminder' }) };
}

it('names what is missing in the form', async () => {
  showCalendar([listed()]);
  const { user, dialog } = await addForm();
  await user.clear(within(dialog).getByLabelText('Date and time'));

  await user.click(within(dialog).getByRole('button', { name: 'Save reminder' }));

  expect(within(dialog).getByText('Title is required')).toBeVisible();
  expect(within(dialog).getByText('Date and time are required')).toBeVisible();
  expect(within(dialog).getByLabelText('Title')).toHaveFocus();
});

it.each([
  [
    'the server says why',
    refuse(calendar.createReminder, 'invalid', { message: 'Too far away' }),
    'Too far away',
  ],
  [
    'she is offline',
    offline(calendar.createReminder),
    'There was an error creating your reminder. Please try again.',
  ],
])('keeps the form when %s, and saves with the same key', async (_case, failure, message) => {
  const view = showCalendar([listed(), failure]);
  const { user, dialog } = await addForm();
  await user.type(within(dialog).getByLabelText('Title'), 'Iron');
  await user.selectOptions(within(dialog).getByLabelText('Repeats'), 'daily');
  await user.clear(within(dialog).getByLabelText(/Remind me/));
  await user.click(within(dialog).getByRole('button', { name: 'Save reminder' }));

  expect(await screen.findByRole('alert')).toHaveTextContent(`Failed to Create Reminder${message}`);
  expect(within(dialog).getByLabelText('Title')).toHaveValue('Iron');
  view.answer(answer(calendar.createReminder, aReminder({ title: 'Iron' })));
  await user.click(within(dialog).getByRole('button', { name: 'Save reminder' }));

  expect(await screen.findByRole('status', { name: 'Reminder created' })).toBeVisible();
  const sent = view.calls(calendar.createReminder);
  expect(sent.at(-1)?.body).toMatchObject({
    title: 'Iron',
    recurring: 'daily',
    notificationMinutes: 0,
    priority: 'medium',
  });
  expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});

it('asks how far a change of a series reaches', async () => {
  const view = showCalendar([listed(feed), answer(calendar.updateReminder, feed)]);
  const user = userEvent.setup();
  await user.click(await rowOf('Evening feed'));
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit Reminder' });
  await user.type(within(dialog).getByLabelText('Title'), '!');
  await user.click(within(dialog).getByRole('button', { name: 'Save reminder' }));
  await user.click(await screen.findByRole('radio', { name: 'This and later ones' }));

  await user.click(screen.getByRole('button', { name: 'Change' }));

  expect(await screen.findByRole('status', { name: 'Reminder changed' })).toBeVisible();
  expect(view.calls(calendar.updateReminder)[0]).toMatchObject({
    query: { scope: 'later' },
    body: { title: 'Evening feed!' },
  });
  // A rule that comes along begins the series anew.
  expect(view.calls(calendar.updateReminder)[0]?.body).not.toHaveProperty('recurring');
});

it('does not offer to let one of a series repeat otherwise', async () => {
  const view = showCalendar([listed(feed), answer(calendar.updateReminder, feed)]);
  const user = userEvent.setup();
  await user.click(await rowOf('Evening feed'));
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit Reminder' });
  await user.selectOptions(within(dialog).getByLabelText('Repeats'), 'weekly');
  await user.click(within(dialog).getByRole('button', { name: 'Save reminder' }));

  expect(await screen.findByRole('radio', { name: 'This and later ones' })).toBeChecked();
  expect(screen.queryByRole('radio', { name: 'Only this one' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Change' }));
  expect(await screen.findByRole('status', { name: 'Reminder changed' })).toBeVisible();
  expect(view.calls(calendar.updateReminder)[0]?.body).toMatchObject({ recurring: 'weekly' });
});

it('deletes a single one after asking by its name', async () => {
  const iron = aReminder({ dueDateTime: at(10) });
  const view = showCalendar([listed(iron), answer(calendar.deleteReminder, undefined)]);
  const user = userEvent.setup();
  await user.click(await rowOf('Take iron'));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete “Take iron”?' });

  // One list comes without it before the other, for which the call waits: what is to be said must not be lost by that.
  let lists = 0;
  view.answer({
    endpoint: calendar.listReminders,
    reply: async (call) => {
      lists += 1;
      if (lists > 1) await new Promise((resolve) => setTimeout(resolve, 50));
      return listed().reply(call);
    },
  });
  await user.click(within(question).getByRole('button', { name: 'Delete' }));

  const said = await screen.findByRole('status', { name: 'Reminder deleted' });
  expect(view.calls(calendar.deleteReminder)[0]?.query).toMatchObject({ scope: 'one' });

  view.answer(answer(takenAway.putBack, undefined));
  await user.click(within(said).getByRole('button', { name: 'Undo' }));

  expect(await screen.findByRole('status', { name: 'Taken back' })).toBeVisible();
  expect(view.calls(takenAway.putBack)[0]?.body).toEqual({ kind: 'reminder', id: iron.id });
});

it('deletes all of a series, and Undo puts them all back', async () => {
  const view = showCalendar([
    listed(feed),
    answer(calendar.deleteReminder, undefined),
    answer(takenAway.putBack, undefined),
  ]);
  const user = userEvent.setup();
  await user.click(await rowOf('Evening feed'));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('radio', { name: 'All of them' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  expect(await screen.findByRole('status', { name: 'Taken back' })).toBeVisible();
  expect(view.calls(calendar.deleteReminder)[0]?.query).toMatchObject({ scope: 'all' });
  expect(view.calls(takenAway.putBack)[0]?.body).toEqual({ kind: 'reminder', id: feed.id });
});

it('takes a tick back from what is said of it', async () => {
  const iron = aReminder({ dueDateTime: at(10) });
  const view = showCalendar([listed(iron), answer(calendar.completeReminder, { ...iron, completed: true })]);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Take iron is done' }));

  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));

  expect(await screen.findByRole('status', { name: 'Taken back' })).toBeVisible();
  expect(view.calls(calendar.completeReminder).map(({ body }) => body.completed)).toEqual([true, false]);
});

it('marks a reminder done, and says when that failed', async () => {
  const view = showCalendar([
    listed(aReminder({ dueDateTime: at(10) })),
    refuse(calendar.completeReminder, 'internal'),
  ]);

  await userEvent.click(await screen.findByRole('checkbox', { name: 'Take iron is done' }));

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to update the reminder. Please try again.',
  );
  expect(view.calls(calendar.completeReminder)[0]?.body).toMatchObject({ completed: true });
});

it('asks for a word about a medicine that she writes into a reminder, and about nothing else', async () => {
  showCalendar([listed(), answer(care.readCareContact, null)]);
  const { user, dialog } = await addForm();
  await user.type(within(dialog).getByLabelText('Title'), 'Midwife visit');
  expect(within(dialog).queryByRole('region', { name: 'Ask about this medicine' })).not.toBeInTheDocument();

  await user.clear(within(dialog).getByLabelText('Title'));
  await user.type(within(dialog).getByLabelText('Title'), 'Take ibuprofen');
  expect(within(dialog).getByRole('region', { name: 'Ask about this medicine' })).toHaveTextContent(
    /^Ask today, before the next dose/,
  );
});
