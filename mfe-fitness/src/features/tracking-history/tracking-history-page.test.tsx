import { takenAway } from '@nestwell/contracts/kernel';
import { fitness } from '@nestwell/contracts/fitness';
import { addDays, fullDay, monthAndYear, startOfMonth } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import {
  answer,
  offline,
  refusedBefore,
  refuse,
  renderWithHost,
  type FakeAnswer,
} from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { aCheckIn, aDay } from '../../testing/tracked-day';
import { TrackingHistoryPage } from './tracking-history-page';

const today = deviceDate(new Date());
const day = aDay({ waterIntake: 6, sleepHours: 7.5, mood: 3, weight: 148.2 });

function show(...answers: FakeAnswer[]) {
  const view = renderWithHost(<TrackingHistoryPage />, {
    route: '/tracking-history',
    answers: [
      answer(fitness.listTracking, [day]),
      answer(fitness.listCheckIns, []),
      answer(fitness.logTracking, day),
      answer(fitness.saveCheckIn, aCheckIn()),
      answer(fitness.deleteTrackingDay, undefined),
      ...answers,
    ],
  });
  return { ...view, taps: userEvent.setup() };
}

const tap = (taps: UserEvent, name: string) => taps.click(screen.getByRole('button', { name }));

async function openDay(taps: UserEvent) {
  const days = await screen.findByRole('list', { name: 'Tracked days' });
  await taps.click(within(days).getByRole('button', { name: /^Today/ }));
  await screen.findByRole('dialog', { name: fullDay(today) });
}

describe('the tracking history', () => {
  it('lists the last 30 days in words', async () => {
    const { calls } = show();

    const days = await screen.findByRole('list', { name: 'Tracked days' });
    expect(days).toHaveTextContent('6 cups, 7.5 hours of sleep, mood good, 148.2 lb');
    expect(calls(fitness.listTracking)[0]?.query).toMatchObject({
      startDate: addDays(today, -29),
      endDate: today,
    });
  });

  it('pages by month beyond them', async () => {
    const { taps, calls } = show();

    await screen.findByRole('list', { name: 'Tracked days' });
    expect(screen.getByRole('button', { name: 'Later' })).toBeDisabled();
    await tap(taps, 'Earlier');
    await tap(taps, 'Earlier');

    const month = startOfMonth(today, -2);
    expect(screen.getByText(monthAndYear(month))).toBeVisible();
    await waitFor(() =>
      expect(calls(fitness.listTracking).at(-1)?.query).toMatchObject({
        startDate: month,
        endDate: addDays(startOfMonth(month, 1), -1),
      }),
    );
  });

  it('says that it failed, and tries again', async () => {
    const { taps, answer: add } = show(refuse(fitness.listTracking, 'internal'));

    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch tracking history');
    add(answer(fitness.listTracking, [day]));
    await tap(taps, 'Try again');

    expect(await screen.findByRole('list', { name: 'Tracked days' })).toBeVisible();
  });

  it('corrects a day, sending only what changed', async () => {
    const { taps, calls, toasts } = show();

    await openDay(taps);
    await taps.clear(screen.getByLabelText('Sleep'));
    await taps.type(screen.getByLabelText('Sleep'), '5.5');
    await taps.selectOptions(screen.getByLabelText('Mood'), 'Not logged');
    await tap(taps, 'Save');

    await waitFor(() => expect(toasts()).toEqual([{ title: 'Day updated' }]));
    expect(calls(fitness.logTracking)[0]?.body).toEqual({
      userId: '01980000-0000-7000-8000-000000000001',
      date: today,
      sleepHours: 5.5,
      mood: null,
    });
  });

  it('keeps what she typed when it cannot be saved', async () => {
    const { taps, toasts } = show(offline(fitness.logTracking));

    await openDay(taps);
    await taps.clear(screen.getByLabelText('Water'));
    await taps.type(screen.getByLabelText('Water'), '9');
    await tap(taps, 'Save');

    await waitFor(() =>
      expect(toasts()).toEqual([
        {
          title: 'Error',
          description: 'Failed to update the day. Please try again.',
          tone: 'alert',
        },
      ]),
    );
    expect(screen.getByLabelText('Water')).toHaveValue('9');
  });

  it('deletes a day and takes it back whole, check-in included', async () => {
    const checkIn = aCheckIn({ anxietyLevel: 3, notes: 'A long night' });
    const { taps, calls } = show(
      answer(fitness.listCheckIns, [checkIn]),
      answer(takenAway.putBack, undefined),
    );

    expect(await screen.findByRole('list', { name: 'Tracked days' })).toHaveTextContent('Check-in');
    await openDay(taps);
    expect(screen.getByRole('dialog')).toHaveTextContent('Deleting the day deletes its check-in too.');
    await tap(taps, 'Delete day');
    await taps.click(await screen.findByRole('button', { name: 'Undo' }));

    expect(await screen.findByRole('status', { name: 'Taken back' })).toBeVisible();
    expect(calls(fitness.deleteTrackingDay)[0]?.params).toMatchObject({
      date: today,
    });
    expect(calls(takenAway.putBack)[0]?.body).toEqual({
      kind: 'day',
      id: today,
    });
  });

  it('is kind about an empty month', async () => {
    show(answer(fitness.listTracking, []));

    expect(await screen.findByRole('heading', { name: 'Nothing logged here' })).toBeVisible();
  });

  it('opens a day whose change could not be kept with it, and sends that alone', async () => {
    refusedBefore(fitness.logTracking, {
      body: { userId: day.userId, date: today, sleepHours: 5.5 },
    });
    const { taps, calls } = show();

    expect(await screen.findByRole('dialog', { name: fullDay(today) })).toBeVisible();
    expect(screen.getByLabelText('Sleep')).toHaveValue('5.5');
    expect(screen.getByLabelText('Water')).toHaveValue('6');
    await tap(taps, 'Save');

    await waitFor(() =>
      expect(calls(fitness.logTracking)[0]?.body).toMatchObject({
        date: today,
        sleepHours: 5.5,
      }),
    );
    expect(calls(fitness.logTracking)[0]?.body).not.toHaveProperty('waterIntake');
  });
});
