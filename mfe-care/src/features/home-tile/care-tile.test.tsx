import { aNursingMother, aQuietMember, aUser, renderWithHost } from '@nestwell/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CareTile } from './care-tile';

it.each([
  ['in pregnancy', aUser(), 'What to watch for, and when to call'],
  ['after birth', aNursingMother(), 'You and your baby, day and night'],
  ['after a loss', aQuietMember('loss'), 'Your body, and when to call'],
])('leads to Care %s, with a finger or a key', async (_, user, about) => {
  renderWithHost(<CareTile />, { user });

  await userEvent.tab();
  expect(screen.getByRole('link', { name: `Care ${about}` })).toHaveFocus();
  expect(screen.getByRole('link', { name: `Care ${about}` })).toHaveAttribute('href', '/care');
});
