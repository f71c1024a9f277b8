import { calendar } from '@nestwell/contracts/calendar';
import { addDays, addMonths, fullDay, monthAndYear } from '@nestwell/domain/calendar-days';
import { deviceClock, deviceDate } from '@nestwell/domain/device-time';
import { aQuietMember, pending, refuse, renderWithHost } from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aReminder } from '../../testing/a-reminder';
import { CalendarPage } from './calendar-page';
import { titleOf } from './lib/view';
import { at, feed, listed, showCalendar, today } from './testing/show-calendar';

it('shows today with its reminders, its marks and the four counts', async () => {
  showCalendar([
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
  expect(list).toHaveTextContent(`Evening feed${deviceClock(new Date(feed.dueDateTime))}, every day`);
  expect(within(list).getByRole('checkbox', { name: 'Scan is done' })).toBeChecked();
  expect(
    screen.getByRole('button', { name: new RegExp(`${fullDay(deviceDate(today))}, 2 reminders`) }),
  ).toHaveAttribute('aria-current', 'date');
  const counts = screen.getByLabelText('In the days shown');
  expect(counts).toHaveTextContent('Total2Done1Urgent1Visits1');
});

it('opens the view that the address names, and keeps it there', async () => {
  const { location } = renderWithHost(<CalendarPage />, { route: '/calendar?tab=week', answers: [listed()] });
  expect(await screen.findByRole('tab', { name: 'Week', selected: true })).toBeVisible();

  await userEvent.click(screen.getByRole('tab', { name: 'Day' }));
  expect(location()).toBe('/calendar?tab=day');
  await userEvent.click(screen.getByRole('tab', { name: 'Month' }));
  expect(location()).toBe('/calendar');
});

it('says how many more there are than two', async () => {
  showCalendar([
    listed(
      ...[1, 2, 3, 4].map((hour) =>
        aReminder({ id: `0190a000-0000-7000-8000-00000000000${hour}`, dueDateTime: at(hour) }),
      ),
    ),
  ]);

  expect(await screen.findByText('+2 more')).toBeVisible();
});

it.each(['Day', 'Week', 'Month'])('goes back and on by months in %s', async (view) => {
  showCalendar([listed()]);
  await userEvent.click(await screen.findByRole('tab', { name: view }));

  await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
  await userEvent.click(screen.getByRole('button', { name: 'Previous month' }));

  await userEvent.click(screen.getByRole('tab', { name: 'Month' }));
  expect(
    await screen.findByRole('heading', { name: monthAndYear(addMonths(deviceDate(today), 1)) }),
  ).toBeVisible();
});

it('goes earlier and later by the arrows in the steps of its view, and to today by T', async () => {
  showCalendar([listed()]);
  await userEvent.click(await screen.findByRole('tab', { name: 'Week' }));
  const range = () => screen.getByRole('heading', { level: 2, name: titleOf('week', shown, now) });
  const now = deviceDate(today);
  let shown = addDays(now, 7);
  (document.activeElement as HTMLElement).blur();

  await userEvent.keyboard('{ArrowRight}');
  expect(range()).toBeVisible();
  shown = addDays(now, -7);
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(range()).toBeVisible();
  shown = now;
  await userEvent.keyboard('t');
  expect(range()).toBeVisible();
});

it.each([
  ['Day', ['Previous day', 'Next day']],
  ['Week', ['Previous week', 'Next week']],
])('calls the arrows of %s by its own step, beside the months', async (view, arrows) => {
  showCalendar([listed()]);
  await userEvent.click(await screen.findByRole('tab', { name: view }));

  for (const name of [...arrows, 'Previous month', 'Next month'])
    expect(screen.getByRole('button', { name })).toBeVisible();
});

it('moves through the grid by keys and keeps the focus', async () => {
  showCalendar([listed()]);
  const cell = await screen.findByRole('button', { name: fullDay(deviceDate(today)) });
  cell.focus();

  await userEvent.keyboard('{ArrowDown}{ArrowRight}');

  const target = new Date(today.getFullYear(), today.getMonth(), today.getDate() + 8);
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-day', deviceDate(target)));
});

it('asks for what the view shows', async () => {
  const { calls } = showCalendar([listed()]);
  await screen.findByRole('grid');

  await userEvent.click(screen.getByRole('tab', { name: 'Day' }));

  await waitFor(() => {
    const query = calls(calendar.listReminders).at(-1)?.query;
    expect([
      deviceDate(new Date(String(query?.startDate))),
      deviceDate(new Date(String(query?.endDate))),
    ]).toEqual([deviceDate(today), deviceDate(today)]);
  });
});

it('calls a day empty only once it is known', async () => {
  const view = showCalendar([listed(feed)]);
  await screen.findByRole('grid');
  view.answer(pending(calendar.listReminders));

  await userEvent.click(screen.getByRole('tab', { name: 'Day' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next day' }));

  const next = fullDay(addDays(deviceDate(today), 1));
  expect(await screen.findByRole('status', { name: `Loading ${next}` })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Nothing planned' })).toBeNull();
});

it('waits and fails with a way back', async () => {
  const waiting = showCalendar([pending(calendar.listReminders)]);
  expect(screen.getByRole('status', { name: 'Loading reminders' })).toBeVisible();
  waiting.unmount();

  const failing = showCalendar([refuse(calendar.listReminders, 'internal')]);
  expect(await screen.findByRole('heading', { name: 'We lost the thread' })).toBeVisible();
  expect(screen.getByLabelText('In the days shown')).toHaveTextContent('Total–Done–Urgent–Visits–');
  expect(screen.queryByText(/Nothing/)).toBeNull();
  failing.answer(listed());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('grid')).toBeVisible();
});

it('while quiet names no type of a baby, in the month and in what is opened', async () => {
  const quiet = aQuietMember('loss');
  showCalendar(
    [listed(aReminder({ title: 'Left side', type: 'baby_feeding', dueDateTime: at(23, 58) }))],
    quiet,
  );
  await userEvent.click(await screen.findByRole('tab', { name: 'Month' }));

  expect(await screen.findByRole('button', { name: /1 reminder: Left side \(Reminder\)$/ })).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: /^Left side/ })[0] as HTMLElement);
  expect(await screen.findByRole('dialog', { name: 'Left side' })).not.toHaveTextContent(/baby/i);
});
