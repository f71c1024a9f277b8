import { account, type BabySummary } from '@nestwell/contracts/account';
import { fitness, type TrackingEntry } from '@nestwell/contracts/fitness';
import { addDays } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import { answer, aNursingMother, offline, renderWithHost } from '@nestwell/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BabyCard } from '../baby-card';

const today = deviceDate(new Date());
const days = (moods: readonly number[]): TrackingEntry[] =>
  moods.map((mood, back) => ({
    id: `01980000-0000-7000-8000-00000000000${back}`,
    userId: '01980000-0000-7000-8000-000000000001',
    date: addDays(today, -back),
    mood,
    waterIntake: 7,
    sleepHours: 6.9,
    energyLevel: null,
    weight: null,
    postpartumBlues: null,
  }));
const past: BabySummary = { currentWeek: 0, currentMonth: 26, trimester: 'postpartum', milestone: null };

const show = (moods: readonly number[], summary = past) =>
  renderWithHost(<BabyCard />, {
    user: aNursingMother({ monthsPostpartum: 26 }),
    answers: [
      answer(account.babySummary, summary),
      answer(fitness.listTracking, days(moods)),
      answer(fitness.listWorkouts, []),
    ],
  });

it('past two years tells her own last seven days, and leads to her trends', async () => {
  show([3, 4, 3]);

  expect(await screen.findByRole('heading', { name: 'mostly good' })).toBeVisible();
  const card = screen.getByRole('region', { name: 'Your last seven days' });
  expect(card).toHaveTextContent('Mood on 3 of 7 days');
  expect(card).toHaveTextContent('Sleep6.9 h3 nights');
  expect(screen.getByRole('link', { name: 'See your trends' })).toHaveAttribute(
    'href',
    '/progress?tab=trends',
  );
  expect(screen.getByRole('link', { name: /Learn More/ })).toHaveAttribute('target', '_blank');
});

it('in the first weeks is called so, and waits for her to write', async () => {
  show([], { currentWeek: 2, currentMonth: null, trimester: 'first', milestone: null });

  expect(await screen.findByRole('region', { name: 'Your first weeks' })).toHaveTextContent(
    'This card fills with your week.',
  );
});

it('offers support in its place when her mood was at its lowest on three days', async () => {
  show([0, 0, 0]);

  expect(await screen.findByRole('status', { name: 'You don’t have to carry this alone' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'See your trends' })).not.toBeInTheDocument();
});

it('can be tried again when her days did not load', async () => {
  const view = show([3]);
  view.unmount();
  const failing = renderWithHost(<BabyCard />, {
    answers: [
      answer(account.babySummary, past),
      offline(fitness.listTracking),
      answer(fitness.listWorkouts, []),
    ],
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  failing.answer(answer(fitness.listTracking, days([3, 3])));
  await userEvent.click(retry);

  expect(await screen.findByRole('heading', { name: 'mostly good' })).toBeVisible();
});
