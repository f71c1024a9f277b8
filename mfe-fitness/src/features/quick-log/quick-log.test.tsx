import { fitness } from '@nestwell/contracts/fitness';
import { deviceDate } from '@nestwell/domain/device-time';
import { answer, offline, refuse, renderWithHost, type FakeAnswer } from '@nestwell/remote-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { aDay } from '../../testing/tracked-day';
import { QuickLog } from './quick-log';

const saved = answer(fitness.logTracking, aDay());

async function open(...answers: FakeAnswer[]) {
  const taps = userEvent.setup();
  const view = renderWithHost(<QuickLog />, {
    answers: [answer(fitness.trackingToday, null), answer(fitness.listTracking, []), saved, ...answers],
  });
  await tap(taps, 'Quick log');
  await screen.findByRole('dialog', { name: 'Quick Log' });
  return { ...view, taps };
}

const tap = (taps: UserEvent, name: string) => taps.click(screen.getByRole('button', { name }));
const slide = (name: string, value: number) =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value } });

describe('Quick Log', () => {
  it('sends only what was touched', async () => {
    const { taps, calls, toasts } = await open();

    slide('Mood', 0);
    await tap(taps, 'Save');

    expect(calls(fitness.logTracking).map(({ body }) => body)).toEqual([
      { userId: '01980000-0000-7000-8000-000000000001', date: deviceDate(new Date()), mood: 0 },
    ]);
    await waitFor(() =>
      expect(toasts()).toEqual([
        { title: 'Progress logged!', description: 'Your daily tracking has been updated.' },
      ]),
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows today’s values and calls the middle energy Normal', async () => {
    await open(answer(fitness.trackingToday, aDay({ energyLevel: 2, mood: 4 })));

    await waitFor(() =>
      expect(screen.getByRole('slider', { name: 'Energy' })).toHaveAttribute('aria-valuetext', 'Normal'),
    );
    expect(screen.getByRole('slider', { name: 'Mood' })).toHaveAttribute('aria-valuetext', 'Great');
  });

  it('keeps both tabs’ answers and never lets water below zero', async () => {
    const { taps, calls } = await open(
      answer(fitness.trackingToday, aDay({ waterIntake: 1, sleepHours: 4.5 })),
    );

    await tap(taps, 'More sleep');
    await taps.click(screen.getByRole('tab', { name: 'Physical' }));
    await tap(taps, 'Less water');
    await tap(taps, 'Less water');
    await taps.type(screen.getByLabelText('Weight (lbs)'), '148.2');
    await tap(taps, 'Save');

    expect(calls(fitness.logTracking)[0]?.body).toMatchObject({
      sleepHours: 5,
      waterIntake: 0,
      weight: 148.2,
    });
    expect(calls(fitness.logTracking)[0]?.body).not.toHaveProperty('mood');
  });

  it('does not send an untouched sheet', async () => {
    const { taps, calls } = await open();

    await tap(taps, 'Save');

    expect(await screen.findByText('Change anything you want to log, then save.')).toBeVisible();
    expect(calls(fitness.logTracking)).toEqual([]);
  });

  it.each([
    ['0', 'Enter a weight between 40 and 1000 lbs.'],
    ['abc', 'Enter a weight between 40 and 1000 lbs.'],
  ])('asks again for a weight of %s', async (typed, message) => {
    const { taps, calls } = await open();

    await taps.click(screen.getByRole('tab', { name: 'Physical' }));
    await taps.type(screen.getByLabelText('Weight (lbs)'), typed);
    await tap(taps, 'Save');

    expect(await screen.findByText(message)).toBeVisible();
    expect(calls(fitness.logTracking)).toEqual([]);
  });

  it.each([
    ['the server fails', refuse(fitness.logTracking, 'internal')],
    ['she is offline', offline(fitness.logTracking)],
  ])('keeps what she answered when %s', async (_, failure) => {
    const { taps, toasts, answer: add, calls } = await open(failure);

    slide('Mood', 1);
    await tap(taps, 'Save');

    await waitFor(() =>
      expect(toasts()).toEqual([
        { title: 'Error', description: 'Failed to log progress. Please try again.', tone: 'alert' },
      ]),
    );
    expect(screen.getByRole('slider', { name: 'Mood' })).toHaveAttribute('aria-valuetext', 'Down');
    add(saved);
    await tap(taps, 'Save');
    await waitFor(() => expect(calls(fitness.logTracking).at(-1)?.body).toMatchObject({ mood: 1 }));
  });
});
