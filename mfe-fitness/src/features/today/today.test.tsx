import { fitness, type TrackingEntry } from '@nestwell/contracts/fitness';
import { answer, offline, pending, renderWithHost, type FakeAnswer } from '@nestwell/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, todayOf } from '../../lib/local-date';
import { aDay } from '../../testing/tracked-day';
import { HydrationRing } from './hydration-ring';
import { Wellbeing } from './wellbeing';

const today = (values: Partial<TrackingEntry> | null) =>
  answer(fitness.trackingToday, values && aDay(values));

const show = (...answers: FakeAnswer[]) =>
  renderWithHost(
    <>
      <HydrationRing />
      <Wellbeing />
    </>,
    { answers },
  );

const figure = async (label: string) => (await screen.findByText(label)).nextElementSibling;

describe('today’s hydration', () => {
  it.each([
    [6, 'Hydration: 6 of 10 cups of water, 60 percent', '6 of 10'],
    [0, 'Hydration: 0 of 10 cups of water, 0 percent', '0 of 10'],
    [12, 'Hydration: 12 of 10 cups of water, 120 percent', '12 of 10'],
    [null, 'Hydration: nothing logged yet', '– of 10'],
  ])('shows %p cups', async (waterIntake, sentence, words) => {
    show(today({ waterIntake }));

    expect(await screen.findByRole('img', { name: sentence })).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
  });
});

describe('today’s wellbeing', () => {
  it('says mood, energy and sleep in words and figures, zero included', async () => {
    show(today({ mood: 3, energyLevel: 0, sleepHours: 7.5 }));

    expect(await figure('Mood')).toHaveTextContent('Good');
    expect(await figure('Energy')).toHaveTextContent('Exhausted');
    expect(await figure('Sleep')).toHaveTextContent('7.5hours');
  });

  it.each([
    ['nothing is logged', today(null)],
    ['the page was left open over midnight', today({ date: addDays(todayOf(), -1), mood: 4 })],
  ])('shows dashes when %s', async (_, entry) => {
    show(entry);

    expect(await figure('Mood')).toHaveTextContent('–');
    expect(await figure('Energy')).toHaveTextContent('–');
    expect(await figure('Sleep')).toHaveTextContent('–hours');
  });
});

it('waits in the shape of what comes', () => {
  show(pending(fitness.trackingToday));

  expect(screen.getByRole('status', { name: 'Loading hydration' })).toBeVisible();
  expect(screen.getByRole('status', { name: 'Loading mood, energy and sleep' })).toBeVisible();
});

it('offers to try again when it did not load', async () => {
  const { answer: add } = show(offline(fitness.trackingToday));

  const [again] = await screen.findAllByRole('button', { name: 'Try again' });
  add(today({ waterIntake: 4 }));
  if (again) await userEvent.setup().click(again);

  expect(await screen.findByText('4 of 10')).toBeVisible();
});

it('shows nothing to a visitor', () => {
  renderWithHost(<Wellbeing />, { user: null });

  expect(screen.queryByText('Mood')).not.toBeInTheDocument();
});
