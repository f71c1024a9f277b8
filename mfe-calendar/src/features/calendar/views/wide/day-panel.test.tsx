import { fullDay } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import { calendar } from '@nestwell/contracts/calendar';
import { answer } from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aReminder } from '../../../../testing/a-reminder';
import { at, feed, listed, showCalendar, today } from '../../testing/show-calendar';

// Written as she reads days, which is settled as the page is shown.
const nameOf = (day: Date) => fullDay(deviceDate(day));
const tomorrow = new Date(today.getFullYear(), today.getMonth(), today.getDate() + 1, 12);
const walk = aReminder({ id: feed.id.replace(/.$/, '9'), title: 'Walk with Ada', dueDateTime: at(23, 57) });

beforeEach(() => {
  const wide = { matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => wide });
});
afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

const cell = async (day: Date) => screen.findByRole('button', { name: new RegExp(`^${nameOf(day)}, \\d`) });

it('opens a day beside its cell, ticks there, and gives the keyboard back to the cell', async () => {
  const taps = userEvent.setup();
  const done = answer(calendar.completeReminder, { ...walk, completed: true });
  const { calls } = showCalendar([listed(walk), done]);

  await taps.click(await cell(today));
  const panel = await screen.findByRole('dialog', { name: nameOf(today) });
  await taps.click(within(panel).getByRole('checkbox', { name: /Walk with Ada/ }));
  await waitFor(() => expect(calls(calendar.completeReminder)).toHaveLength(1));
  await taps.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('dialog', { name: nameOf(today) })).toBeNull());
  expect(await cell(today)).toHaveFocus();
});

it('adds to the day that is open', async () => {
  const taps = userEvent.setup();
  showCalendar([listed(walk)]);

  await taps.click(await cell(today));
  const panel = await screen.findByRole('dialog', { name: nameOf(today) });
  await taps.click(within(panel).getByRole('button', { name: 'Add to this day' }));

  expect(await screen.findByRole('dialog', { name: 'Add Reminder' })).toBeVisible();
});

it('has what comes every day in today’s cell only', async () => {
  const later = { ...feed, id: feed.id.replace(/.$/, '8'), dueDateTime: tomorrow.toISOString() };
  showCalendar([listed(feed, later)]);

  expect(await cell(today)).toHaveTextContent('Evening feed');
  expect(await cell(tomorrow)).not.toHaveTextContent('Evening feed');
});
