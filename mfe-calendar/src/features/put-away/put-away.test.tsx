import { calendar } from '@nestwell/contracts/calendar';
import {
  answer,
  aPausedPregnancy,
  aQuietMember,
  aUser,
  offline,
  renderWithHost,
} from '@nestwell/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HomePutAway } from './home-put-away';
import { PutAwayCard } from '../../lib/put-away/put-away-card';

const hana = aQuietMember('loss');
const counted = (coming: number, putAway: number) => answer(calendar.countBabyReminders, { coming, putAway });

it('puts those to come away with one tap', async () => {
  const { calls } = renderWithHost(<HomePutAway />, {
    user: hana,
    answers: [counted(4, 0), answer(calendar.putBabyRemindersAway, { coming: 0, putAway: 4 })],
  });
  expect(await screen.findByRole('heading', { name: '4 reminders are still to come' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Put them away' }));

  await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
  expect(calls(calendar.putBabyRemindersAway).map(({ body }) => body)).toEqual([{ putAway: true }]);
});

it('says when that failed, and leaves the button', async () => {
  const { toasts } = renderWithHost(<HomePutAway />, {
    user: hana,
    answers: [counted(1, 0), offline(calendar.putBabyRemindersAway)],
  });
  await screen.findByRole('heading', { name: '1 reminder is still to come' });
  await userEvent.click(screen.getByRole('button', { name: 'Put them away' }));

  await waitFor(() => expect(toasts()).toMatchObject([{ tone: 'alert' }]));
  expect(screen.getByRole('button', { name: 'Put them away' })).toBeVisible();
});

it('brings them back in the calendar, in any state', async () => {
  const { calls } = renderWithHost(<PutAwayCard withBack />, {
    user: aUser(),
    answers: [counted(0, 2), answer(calendar.putBabyRemindersAway, { coming: 2, putAway: 0 })],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Bring them back' }));

  await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
  expect(calls(calendar.putBabyRemindersAway).map(({ body }) => body)).toEqual([{ putAway: false }]);
});

it('asks nobody else on Home', () => {
  const { calls } = renderWithHost(<HomePutAway />, { user: aUser(), answers: [counted(4, 0)] });

  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(calls(calendar.countBabyReminders)).toEqual([]);
});

it('on Home brings back what was put away, while a paused pregnancy goes on', async () => {
  const { unmount } = renderWithHost(<HomePutAway />, {
    user: aPausedPregnancy(true),
    answers: [counted(0, 2)],
  });
  expect(await screen.findByRole('button', { name: 'Bring them back' })).toBeVisible();
  unmount();

  const { calls } = renderWithHost(<HomePutAway />, {
    user: aPausedPregnancy(null),
    answers: [counted(0, 2)],
  });
  await waitFor(() => expect(calls(calendar.countBabyReminders)).toHaveLength(1));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
