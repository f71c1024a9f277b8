import { fitness } from '@nestwell/contracts/fitness';
import { addDays, fullDay } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import { answer, aNursingMother, aPrinter, renderWithHost } from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCheckIn, aDay } from '../../testing/tracked-day';
import { HistoryDesk } from './history-desk';

const today = deviceDate(new Date());
const yesterday = addDays(today, -1);
const days = [
  aDay({ sleepHours: 5, waterIntake: 4, mood: 3, weight: 148.2 }),
  aDay({ date: yesterday, sleepHours: 7.5, waterIntake: 10, energyLevel: 1 }),
  aDay({ date: addDays(today, -3), sleepHours: 6, weight: 149 }),
];

async function show(member = {}) {
  const view = renderWithHost(<HistoryDesk />, {
    route: '/tracking-history',
    user: aNursingMother(member),
    answers: [
      answer(fitness.listTracking, days),
      answer(fitness.listCheckIns, [aCheckIn({ date: yesterday })]),
      answer(fitness.logTracking, aDay()),
    ],
  });
  await screen.findByRole('table', { name: 'Tracked days' });
  return { ...view, taps: userEvent.setup() };
}

const table = () => within(screen.getByRole('table', { name: 'Tracked days' }));

const headsOfRows = () =>
  table()
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('rowheader').textContent);

it('has a row for each day that has been, the newest first, with dashes for what is missing', async () => {
  await show();

  const rows = table().getAllByRole('row');
  expect(rows[1]).toHaveAccessibleName('Today 5.0 4 Good – 148.2 –');
  expect(rows[2]).toHaveAccessibleName('Yesterday 7.5 10 – Tired – Done');
  expect(rows[3]).toHaveTextContent('Nothing logged');
  expect(screen.getByRole('status')).toHaveTextContent('3 of 30 days logged');
  expect(screen.getByText('12 of 30 days')).toBeVisible();
});

it('sorts by the head that is pressed, draws that column, and keeps what has no value last', async () => {
  const { taps } = await show();

  await taps.click(screen.getByRole('button', { name: 'Sleep, h' }));

  expect(screen.getByRole('columnheader', { name: 'Sleep, h' })).toHaveAttribute('aria-sort', 'descending');
  expect(headsOfRows().slice(0, 2)).toEqual(['Yesterday', expect.stringMatching(/\d/)]);
  expect(screen.getByRole('heading', { name: 'Sleep' })).toBeVisible();
  expect(screen.getByText('6.2 h')).toBeVisible();
  expect(screen.getByText('Average over 3 of 30 nights')).toBeVisible();
  const name = new RegExp(`^Sleep by day in h: .*${fullDay(yesterday)} 7.5, ${fullDay(today)} 5.0$`);
  expect(await screen.findByRole('img', { name })).toBeInTheDocument();
  await taps.click(screen.getByRole('button', { name: 'Sleep, h' }));
  expect(headsOfRows()[0]).toBe('Today');
});

it.each([
  ['Weight, lb', 'img', /^Weight, .*: 2 weighings in lb from 149\.0 to 148\.2/],
  ['Mood', 'list', 'Mood by day'],
])('draws %s as Trends does', async (head, role, name) => {
  const { taps } = await show();

  await taps.click(screen.getByRole('button', { name: head }));

  expect(await screen.findByRole(role, { name })).toBeInTheDocument();
});

it.each([
  ['With check-in', ['Yesterday']],
  ['With weight', ['Today', expect.stringMatching(/\d/)]],
])('leaves only days %s', async (name, left) => {
  const { taps } = await show();

  await taps.click(screen.getByRole('button', { name }));

  expect(headsOfRows()).toEqual(left);
});

it('is walked with arrow keys, and Enter corrects', async () => {
  const { taps } = await show();

  await taps.click(screen.getByRole('button', { name: 'Today' }));
  await taps.keyboard('{ArrowDown}');
  expect(screen.getByRole('heading', { name: fullDay(yesterday) })).toBeVisible();
  await taps.keyboard('{Enter}');

  expect(await screen.findByRole('dialog', { name: fullDay(yesterday) })).toBeVisible();
});

it('adds a day on which nothing was logged', async () => {
  const { taps, calls } = await show();
  const date = addDays(today, -2);

  await taps.click(screen.getByRole('button', { name: `Add to ${fullDay(date)}` }));
  const sheet = await screen.findByRole('dialog', { name: fullDay(date) });
  expect(within(sheet).queryByRole('button', { name: 'Delete day' })).toBeNull();
  await taps.type(within(sheet).getByLabelText('Sleep'), '7');
  await taps.click(within(sheet).getByRole('button', { name: 'Save' }));

  await waitFor(() =>
    expect(calls(fitness.logTracking)[0]?.body).toMatchObject({
      date,
      sleepHours: 7,
    }),
  );
});

it('has no weights for one who hides them', async () => {
  await show({ hidesFigures: true });

  expect(screen.queryByRole('columnheader', { name: /Weight/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'With weight' })).toBeNull();
  expect(screen.queryByText(/148\.2/)).toBeNull();
});

it('prints the same table with its button and from the browser', async () => {
  const printer = aPrinter();
  const { taps } = await show();
  await taps.click(screen.getByRole('button', { name: 'Print' }));

  printer.printFromBrowser();

  const [fromButton, fromBrowser] = printer.papers;
  expect(fromButton).toHaveTextContent(/^Tracking history, .*Sleep \(h\)/);
  expect(fromBrowser).toEqual(fromButton);
});
