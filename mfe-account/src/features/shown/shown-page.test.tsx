import { account, type User } from '@nestwell/contracts/account';
import { deviceDate } from '@nestwell/domain/device-time';
import { addDays } from '@nestwell/domain/calendar-days';
import { answer, aQuietMember, aUser, refuse, renderWithHost } from '@nestwell/remote-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShownPage } from './shown-page';

const today = deviceDate(new Date());
const DATE = 'The date, only if you want to';

const show = (user: User, saved: User = user, answers = [answer(account.updateUser, saved)]) => ({
  ...renderWithHost(<ShownPage />, { user, route: '/settings/shown', answers }),
  taps: userEvent.setup(),
});
const choose = (name: RegExp) => screen.getByRole('radio', { name });
const save = () => screen.getByRole('button', { name: 'Save' });

it('leads home after a loss is chosen, with a date or without, and without a word', async () => {
  const { taps, calls, location, toasts } = show(aUser(), aQuietMember('loss'));
  expect(screen.queryByLabelText(DATE)).not.toBeInTheDocument();
  await taps.click(choose(/After a loss/));
  expect(screen.getByRole('heading', { name: 'What goes quiet' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'What stays' })).toBeVisible();
  await taps.click(save());

  await waitFor(() => expect(location()).toBe('/'));
  expect(calls(account.updateUser).map(({ body }) => body)).toEqual([{ state: 'loss', lossOn: null }]);
  expect(toasts()).toEqual([]);
});

it('refuses a day still ahead, kindly, and sends nothing', async () => {
  const { taps, calls } = show(aUser());
  await taps.click(choose(/After a loss/));
  fireEvent.change(screen.getByLabelText(DATE), { target: { value: addDays(today, 2) } });
  await taps.click(save());

  expect(screen.getByLabelText(DATE)).toHaveAccessibleDescription(/Choose today or a day before/);
  expect(calls(account.updateUser)).toEqual([]);
  fireEvent.change(screen.getByLabelText(DATE), { target: { value: today } });
  await taps.click(save());
  await waitFor(() =>
    expect(calls(account.updateUser).map(({ body }) => body)).toEqual([{ state: 'loss', lossOn: today }]),
  );
});

it.each([
  [/^Pregnant/, 'pregnant', aUser({ pregnancyWeek: null }), '/settings'],
  [/^Pregnant/, 'pregnant', aUser(), '/'],
  [/^After birth/, 'postpartum', aUser({ state: 'postpartum', monthsPostpartum: null }), '/settings'],
  [/^Paused/, 'paused', aQuietMember('paused'), '/'],
] as const)('leaves a loss for %s at any time: %#', async (name, state, saved, place) => {
  const { taps, calls, location } = show(aQuietMember('loss', { recoveringSince: '2026-06-01' }), saved);
  expect(screen.getByLabelText(DATE)).toHaveValue('2026-06-01');
  await taps.click(choose(name));
  await taps.click(save());

  await waitFor(() => expect(location()).toBe(place));
  expect(calls(account.updateUser).map(({ body }) => body)).toEqual([{ state }]);
});

it('keeps her choice on the screen when it could not be saved', async () => {
  const { taps, toasts, location } = show(aUser(), aUser(), [refuse(account.updateUser, 'internal')]);
  await taps.click(choose(/^Paused/));
  await taps.click(save());

  await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Update Failed' }]));
  expect(choose(/^Paused/)).toBeChecked();
  expect(location()).toBe('/settings/shown');
});
