import { aNursingMother, aQuietMember, aUser, renderWithHost } from '@nestwell/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GoalsPanel } from './goals-panel';

const name = /^Weight gain in pregnancy/;
const open = () => userEvent.click(screen.getByRole('button', { name }));
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('shows no figure before she asks, and then the ranges of the source', async () => {
  renderWithHost(<GoalsPanel />, { user: aUser() });
  expect(document.body).not.toHaveTextContent(/\d+ to \d+/);

  await open();

  expect(rows()).toEqual([
    'Under 18.528 to 40 lb',
    '18.5 to 24.925 to 35 lb',
    '25 to 29.915 to 25 lb',
    '30 or more11 to 20 lb',
  ]);
  expect(document.body).toHaveTextContent(/this is no goal.*Institute of Medicine/);
  expect(document.body).not.toHaveTextContent(/150|140/);
});

it.each([
  ['kilograms', { units: 'metric' }, '11.5 to 16 kg'],
  ['twins', { babies: 2 }, '37 to 54 lb'],
  ['twins in kilograms', { babies: 2, units: 'metric' }, '17 to 25 kg'],
] as const)('gives the figures of %s', async (_, user, words) => {
  renderWithHost(<GoalsPanel />, { user: aUser(user) });
  await open();

  expect(rows().join()).toContain(words);
});

it('gives none with three or more', async () => {
  renderWithHost(<GoalsPanel />, { user: aUser({ babies: 3 }) });
  await open();

  expect(screen.queryAllByRole('listitem')).toEqual([]);
  expect(document.body).toHaveTextContent('Ask your own team.');
});

it.each([
  ['of a member who hides figures', aUser({ hidesFigures: true })],
  ['after the birth', aNursingMother()],
  ['in a pause', aQuietMember('paused', { isPregnant: true })],
  ['after a loss', aQuietMember('loss')],
])('is not offered on the screen %s', (_, user) => {
  renderWithHost(<GoalsPanel />, { user });

  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});
