import { takenAway } from '@nestwell/contracts/kernel';
import { fitness, type TrackingEntry } from '@nestwell/contracts/fitness';
import { addDays, fullDay } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import {
  answer,
  definitionOf,
  offline,
  pending,
  renderWithHost,
  type FakeAnswer,
} from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCheckIn, aDay } from '../../testing/tracked-day';
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

const figure = (label: string) => waitFor(() => definitionOf(label));

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
    [0, 1],
    [1, 0],
  ])('offers support beside a mood of %i after two days of the lowest: %i', async (mood, offers) => {
    const low = [1, 2].map((back) => aDay({ date: addDays(deviceDate(new Date()), -back), mood: 0 }));
    const { calls } = show(today({ mood }), answer(fitness.listTracking, low));
    await figure('Mood');

    await waitFor(() => expect(calls(fitness.listTracking)).toHaveLength(offers));
    await waitFor(() =>
      expect(screen.queryAllByRole('status', { name: 'You don’t have to carry this alone' })).toHaveLength(
        offers,
      ),
    );
  });

  it.each([
    ['nothing is logged', today(null)],
    ['the page was left open over midnight', today({ date: addDays(deviceDate(new Date()), -1), mood: 4 })],
  ])('shows dashes when %s', async (_, entry) => {
    show(entry);

    expect(await figure('Mood')).toHaveTextContent('–');
    expect(await figure('Energy')).toHaveTextContent('–');
    expect(await figure('Sleep')).toHaveTextContent('–hours');
  });
});

describe('pressing today’s figures', () => {
  const entry = aDay({ mood: 3, sleepHours: 7.5, waterIntake: 6 });

  async function open(...answers: FakeAnswer[]) {
    const taps = userEvent.setup();
    const view = show(
      answer(fitness.trackingToday, entry),
      answer(fitness.listTracking, [entry]),
      answer(fitness.listCheckIns, []),
      answer(fitness.logTracking, entry),
      answer(fitness.saveCheckIn, aCheckIn()),
      answer(fitness.deleteTrackingDay, undefined),
      ...answers,
    );
    await taps.click(await screen.findByRole('button', { name: 'Edit today’s log' }));
    const sheet = within(await screen.findByRole('dialog', { name: fullDay(deviceDate(new Date())) }));
    return { ...view, taps, sheet };
  }

  it('corrects the day', async () => {
    const { taps, sheet, calls, toasts } = await open();
    await taps.clear(sheet.getByLabelText('Sleep'));
    await taps.type(sheet.getByLabelText('Sleep'), '6');
    await taps.click(sheet.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(toasts()).toEqual([{ title: 'Day updated' }]));
    expect(calls(fitness.logTracking)[0]?.body).toMatchObject({
      date: deviceDate(new Date()),
      sleepHours: 6,
    });
  });

  it('deletes the day, and Undo brings it back with its check-in', async () => {
    const checkIn = aCheckIn({ notes: 'A long night' });
    const { taps, sheet, calls, answer: add } = await open(answer(fitness.listCheckIns, [checkIn]));
    expect(screen.getByRole('dialog')).toHaveTextContent('Deleting the day deletes its check-in too.');
    add(answer(fitness.trackingToday, null), answer(takenAway.putBack, undefined));
    await taps.click(sheet.getByRole('button', { name: 'Delete day' }));
    await waitFor(async () => expect(await figure('Mood')).toHaveTextContent('–'));
    await taps.click(screen.getByRole('button', { name: 'Undo' }));

    expect(await screen.findByRole('status', { name: 'Taken back' })).toBeVisible();
    expect(calls(takenAway.putBack)[0]?.body).toEqual({ kind: 'day', id: deviceDate(new Date()) });
  });

  it('is not offered while nothing is logged', async () => {
    show(today(null));
    await figure('Mood');

    expect(screen.queryByRole('button', { name: 'Edit today’s log' })).not.toBeInTheDocument();
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

  expect(await screen.findByRole('img', { name: /^Hydration: 4 of 10 cups/ })).toBeVisible();
});

it('shows nothing to a visitor', () => {
  renderWithHost(<Wellbeing />, { user: null });

  expect(screen.queryByRole('term')).not.toBeInTheDocument();
});
