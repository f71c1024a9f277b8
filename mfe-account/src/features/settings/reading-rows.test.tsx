import { account } from '@nestwell/contracts/account';
import { refuse } from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { showSettings } from './testing/show-settings';

const chips = (name: string) => within(screen.getByRole('group', { name })).getAllByRole('button');
const pressed = (name: string) =>
  chips(name).find((chip) => chip.getAttribute('aria-pressed') === 'true')?.textContent;

beforeEach(() => localStorage.clear());

it('shows each way to write a day and a clock, her own pressed', () => {
  showSettings();

  expect(chips('Dates').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Auto, /),
    '15 October',
    'October 15',
  ]);
  expect(chips('Clock').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Auto, /),
    '5:20 PM',
    '17:20',
  ]);
  expect([pressed('Dates'), pressed('Clock')]).toEqual([
    expect.stringMatching(/^Auto/),
    expect.stringMatching(/^Auto/),
  ]);
});

it('keeps her choice of her at once', async () => {
  const { user, calls } = showSettings();

  await user.click(screen.getByRole('button', { name: 'October 15' }));
  await waitFor(() => expect(pressed('Dates')).toBe('October 15'));
  await user.click(screen.getByRole('button', { name: '17:20' }));
  await waitFor(() => expect(pressed('Clock')).toBe('17:20'));

  expect(calls(account.updateUser).map(({ body }) => body)).toEqual([
    { dateOrder: 'month-first' },
    { clockFace: '24h' },
  ]);
});

it('goes back and says so where it could not be kept', async () => {
  const { user } = showSettings({ answers: [refuse(account.updateUser, 'internal')] });

  await user.click(screen.getByRole('button', { name: '17:20' }));

  expect(await screen.findByRole('alert', { name: 'Update Failed' })).toBeInTheDocument();
  expect(pressed('Clock')).toMatch(/^Auto/);
});
