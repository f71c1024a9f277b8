import { care, usualCareSettings } from '@nestwell/contracts/care';
import { answer, aNursingMother, aQuietMember, aUser, renderWithHost } from '@nestwell/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aFeedBefore, aRunningFeed } from '../../testing/a-baby-note';
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

it('says the side and how long ago her baby was fed, and what runs of a second one', async () => {
  const now = new Date();
  renderWithHost(<CareTile />, {
    user: aNursingMother({ babies: 2 }),
    answers: [
      answer(care.listBabyLog, [aFeedBefore(110, now), aRunningFeed(now, { baby: 2 })]),
      answer(care.readServerClock, { now: now.toISOString() }),
      answer(care.readCareSettings, { ...usualCareSettings, babyNames: ['Mila', 'Noah'] }),
    ],
  });

  const name = 'Care Mila: Left, 1 h 50 min ago. Noah: Right, running, 12 min';
  expect(await screen.findByRole('link', { name })).toBeVisible();
});
