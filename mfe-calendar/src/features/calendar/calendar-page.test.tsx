import { calendar, type Reminder } from '@nestwell/contracts/calendar';
import {
  answer,
  aNursingMother,
  aUser,
  offline,
  pending,
  refuse,
  renderWithHost,
  type FakeAnswer,
} from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, clockOf, dayKey } from '../../lib/days';
import { dayInWords } from '../../lib/reminder-words';
import { aReminder } from '../../testing/a-reminder';
import { CalendarPage } from './calendar-page';

const today = new Date();
const at = (hours: number, minutes = 0) =>
  new Date(today.getFullYear(), today.getMonth(), today.getDate(), hours, minutes).toISOString();
const listed = (...list: Reminder[]) => answer(calendar.listReminders, list);
const show = (answers: FakeAnswer[], user = aUser()) => renderWithHost(<CalendarPage />, { answers, user });

const feed = aReminder({
  title: 'Evening feed',
  type: 'feeding',
  recurring: 'daily',
  dueDateTime: at(23, 58),
});

const rowOf = async (title: string) =>
  within(await screen.findByRole('list', { name: 'Reminders, Today' })).getByRole('button', {
    name: new RegExp(title),
  });

async function addForm() {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Add Reminder' }));
  return { user, dialog: await screen.findByRole('dialog', { name: 'Add Reminder' }) };
}

it('shows today with its reminders, its marks and the four counts', async () => {
  show([
    listed(
      feed,
      aReminder({
        id: '0190a000-0000-7000-8000-000000000002',
        title: 'Scan',
        type: 'appointment',
        completed: true,
        dueDateTime: at(9),
      }),
    ),
  ]);

  const list = await screen.findByRole('list', { name: 'Reminders, Today' });
  expect(list).toHaveTextContent(`Evening feed${clockOf(new Date(feed.dueDateTime))}, every day`);
  expect(within(list).getByRole('checkbox', { name: 'Scan is done' })).toBeChecked();
  expect(
    screen.getByRole('button', { name: new RegExp(`${dayInWords(today)}, 2 reminders`) }),
  ).toHaveAttribute('aria-current', 'date');
  const counts = screen.getByLabelText('In the days shown');
  expect(counts).toHaveTextContent('Total2Done1Urgent1Visits1');
});

it('says how many more there are than two', async () => {
  show([
    listed(
      ...[1, 2, 3, 4].map((hour) =>
        aReminder({ id: `0190a000-0000-7000-8000-00000000000${hour}`, dueDateTime: at(hour) }),
      ),
    ),
  ]);

  expect(await screen.findByText('+2')).toHaveTextContent('+2 more');
});

it('moves through the grid by keys and keeps the focus', async () => {
  show([listed()]);
  const cell = await screen.findByRole('button', { name: dayInWords(today) });
  cell.focus();

  await userEvent.keyboard('{ArrowDown}{ArrowRight}');

  const target = new Date(today.getFullYear(), today.getMonth(), today.getDate() + 8);
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-day', dayKey(target)));
});

it('asks for what the view shows', async () => {
  const { calls } = show([listed()]);
  await screen.findByRole('grid');

  await userEvent.click(screen.getByRole('tab', { name: 'Day' }));

  await waitFor(() => {
    const query = calls(calendar.listReminders).at(-1)?.query;
    expect([dayKey(new Date(String(query?.startDate))), dayKey(new Date(String(query?.endDate)))]).toEqual([
      dayKey(today),
      dayKey(today),
    ]);
  });
});

it('calls a day empty only once it is known', async () => {
  const view = show([listed(feed)]);
  await screen.findByRole('grid');
  view.answer(pending(calendar.listReminders));

  await userEvent.click(screen.getByRole('tab', { name: 'Day' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next day' }));

  const next = dayInWords(addDays(today, 1));
  expect(await screen.findByRole('status', { name: `Loading ${next}` })).toBeVisible();
  expect(screen.queryByText('Nothing planned')).toBeNull();
});

it('names what is missing in the form', async () => {
  show([listed()]);
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
    refuse(calendar.createReminder, 400, 'invalid', { message: 'Too far away' }),
    'Too far away',
  ],
  [
    'she is offline',
    offline(calendar.createReminder),
    'There was an error creating your reminder. Please try again.',
  ],
])('keeps the form when %s, and saves with the same key', async (_case, failure, message) => {
  const view = show([listed(), failure]);
  const { user, dialog } = await addForm();
  await user.type(within(dialog).getByLabelText('Title'), 'Iron');
  await user.selectOptions(within(dialog).getByLabelText('Repeats'), 'daily');
  await user.clear(within(dialog).getByLabelText(/Remind me/));
  await user.click(within(dialog).getByRole('button', { name: 'Save reminder' }));

  expect(await screen.findByRole('alert')).toHaveTextContent(`Failed to Create Reminder${message}`);
  expect(within(dialog).getByLabelText('Title')).toHaveValue('Iron');
  view.answer(answer(calendar.createReminder, aReminder({ title: 'Iron' })));
  await user.click(within(dialog).getByRole('button', { name: 'Save reminder' }));

  expect(await screen.findByText('Reminder created')).toBeVisible();
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
  const view = show([listed(feed), answer(calendar.updateReminder, feed)]);
  const user = userEvent.setup();
  await user.click(await rowOf('Evening feed'));
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit Reminder' });
  await user.type(within(dialog).getByLabelText('Title'), '!');
  await user.click(within(dialog).getByRole('button', { name: 'Save reminder' }));
  await user.click(await screen.findByRole('radio', { name: 'This and later ones' }));

  await user.click(screen.getByRole('button', { name: 'Change' }));

  expect(await screen.findByText('Reminder changed')).toBeVisible();
  expect(view.calls(calendar.updateReminder)[0]).toMatchObject({
    query: { scope: 'later' },
    body: { title: 'Evening feed!' },
  });
  // A rule that comes along begins the series anew.
  expect(view.calls(calendar.updateReminder)[0]?.body).not.toHaveProperty('recurring');
});

it('does not offer to let one of a series repeat otherwise', async () => {
  const view = show([listed(feed), answer(calendar.updateReminder, feed)]);
  const user = userEvent.setup();
  await user.click(await rowOf('Evening feed'));
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit Reminder' });
  await user.selectOptions(within(dialog).getByLabelText('Repeats'), 'weekly');
  await user.click(within(dialog).getByRole('button', { name: 'Save reminder' }));

  expect(await screen.findByRole('radio', { name: 'This and later ones' })).toBeChecked();
  expect(screen.queryByRole('radio', { name: 'Only this one' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Change' }));
  expect(await screen.findByText('Reminder changed')).toBeVisible();
  expect(view.calls(calendar.updateReminder)[0]?.body).toMatchObject({ recurring: 'weekly' });
});

it('deletes a single one after asking by its name', async () => {
  const iron = aReminder({ dueDateTime: at(10) });
  const view = show([listed(iron), answer(calendar.deleteReminder, undefined)]);
  const user = userEvent.setup();
  await user.click(await rowOf('Take iron'));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete “Take iron”?' });

  await user.click(within(question).getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('Reminder deleted')).toBeVisible();
  expect(view.calls(calendar.deleteReminder)[0]?.query).toMatchObject({ scope: 'one' });
});

it('marks a reminder done, and says when that failed', async () => {
  const view = show([listed(aReminder({ dueDateTime: at(10) })), refuse(calendar.completeReminder, 500)]);

  await userEvent.click(await screen.findByRole('checkbox', { name: 'Take iron is done' }));

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to update the reminder. Please try again.',
  );
  expect(view.calls(calendar.completeReminder)[0]?.body).toMatchObject({ completed: true });
});

describe('Auto-Add Growth Spurt Reminders', () => {
  const press = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Auto-Add Growth Spurt Reminders' }));

  it('needs the months since birth', async () => {
    show([listed()]);
    await press();

    expect(await screen.findByText('Cannot add growth spurt reminders')).toBeVisible();
    expect(screen.getByText('Please set your postpartum months in your profile first.')).toBeVisible();
  });

  it('says when none is near', async () => {
    show([listed()], aNursingMother({ monthsPostpartum: 6 }));
    await press();

    expect(await screen.findByText('No upcoming growth spurts')).toBeVisible();
  });

  it('adds those that are not there yet, at nine with an hour’s notice', async () => {
    const view = show(
      [listed(), answer(calendar.createReminder, aReminder())],
      aNursingMother({ monthsPostpartum: 0 }),
    );
    await press();

    expect(await screen.findByText('Growth spurt reminders added')).toBeVisible();
    const sent = view.calls(calendar.createReminder).map(({ body }) => body);
    expect(sent).toHaveLength(2);
    expect(sent[0]).toMatchObject({ type: 'growth_spurt', priority: 'medium', notificationMinutes: 60 });
    expect(clockOf(new Date(String(sent[0]?.dueDateTime)))).toBe('09:00');
  });

  it('adds none twice, though the days of one spurt differ from day to day', async () => {
    const yesterdays = aReminder({
      title: 'Growth spurt around week 2',
      type: 'growth_spurt',
      dueDateTime: at(9),
    });
    const view = show(
      [listed(yesterdays), answer(calendar.createReminder, aReminder())],
      aNursingMother({ monthsPostpartum: 0 }),
    );
    await press();

    expect(await screen.findByText('1 in the next 2 months.')).toBeVisible();
    const sent = view.calls(calendar.createReminder).map(({ body }) => body.title);
    expect(sent).toEqual(['Growth spurt around week 6']);
  });

  it('stays quiet while her pregnancy has changed', async () => {
    show([listed()], aUser({ pregnancyPaused: true }));
    await screen.findByRole('grid');

    expect(screen.queryByRole('button', { name: 'Auto-Add Growth Spurt Reminders' })).toBeNull();
  });
});

it('waits and fails with a way back', async () => {
  const waiting = show([pending(calendar.listReminders)]);
  expect(screen.getByRole('status', { name: 'Loading reminders' })).toBeVisible();
  waiting.unmount();

  const failing = show([refuse(calendar.listReminders, 500)]);
  expect(await screen.findByText('We lost the thread')).toBeVisible();
  expect(screen.getByLabelText('In the days shown')).toHaveTextContent('Total–Done–Urgent–Visits–');
  expect(screen.queryByText(/Nothing/)).toBeNull();
  failing.answer(listed());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('grid')).toBeVisible();
});
