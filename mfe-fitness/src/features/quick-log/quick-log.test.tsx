import { fitness } from '@nestwell/contracts/fitness';
import { addDays } from '@nestwell/domain/calendar-days';
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

  it('logs last night with the second tap, as the night before or an hour around it', async () => {
    const before = aDay({ date: addDays(deviceDate(new Date()), -1), sleepHours: 5.5 });
    const { taps, calls, toasts } = await open(answer(fitness.listTracking, [before]));
    await screen.findByRole('button', { name: 'Log 4.5 hours of sleep' });

    await tap(taps, 'Log 5.5 hours of sleep');

    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(calls(fitness.logTracking)[0]?.body).toMatchObject({ sleepHours: 5.5 });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks before a weight goes that she typed on the other tab', async () => {
    const { taps } = await open();
    await taps.click(screen.getByRole('tab', { name: 'Physical' }));
    await taps.type(screen.getByLabelText('Weight (lbs)'), '148.2');
    await taps.click(screen.getByRole('tab', { name: 'Wellness' }));
    await taps.keyboard('{Escape}');

    const asked = await screen.findByRole('alertdialog', { name: 'Let go of what you wrote?' });
    expect(asked).toHaveTextContent('“148.2 lb”');
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

    slide('Sleep', 5);
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

  it.each([
    ['seven', [], '7'],
    ['the night before', [aDay({ date: addDays(deviceDate(new Date()), -1), sleepHours: 5.5 })], '5.5'],
  ])('rests the sleep slider at %s, unsaid until it is pressed there', async (_, days, hours) => {
    const { taps, calls } = await open(answer(fitness.listTracking, days));
    const sleep = screen.getByRole('slider', { name: 'Sleep' });

    await waitFor(() => expect(sleep).toHaveValue(hours));
    expect(sleep).toHaveAttribute('aria-valuetext', 'Not logged yet');
    await taps.click(sleep);
    expect(sleep).toHaveAttribute('aria-valuetext', `${hours} hours`);
    await tap(taps, 'Save');

    expect(calls(fitness.logTracking)[0]?.body).toMatchObject({ sleepHours: Number(hours) });
  });

  it('sends the middle mood when it is tapped where it rests', async () => {
    const { taps, calls } = await open();

    await taps.click(screen.getByRole('slider', { name: 'Mood' }));
    await tap(taps, 'Save');

    expect(calls(fitness.logTracking)[0]?.body).toMatchObject({ mood: 2 });
  });

  it('moves the weight by a tenth, from what is known', async () => {
    const { taps, calls } = await open(answer(fitness.trackingToday, aDay({ weight: 148.2 })));

    await taps.click(screen.getByRole('tab', { name: 'Physical' }));
    await waitFor(() => expect(screen.getByLabelText('Weight (lbs)')).toHaveValue('148.2'));
    await tap(taps, 'More weight');
    await tap(taps, 'More weight');
    await tap(taps, 'Less weight');
    expect(screen.getByLabelText('Weight (lbs)')).toHaveValue('148.3');
    await tap(taps, 'Save');

    expect(calls(fitness.logTracking)[0]?.body).toMatchObject({ weight: 148.3 });
  });

  it('offers support when the mood makes three days of the lowest, before it is saved', async () => {
    const low = [1, 2].map((back) => aDay({ date: addDays(deviceDate(new Date()), -back), mood: 0 }));
    const { calls } = await open(answer(fitness.listTracking, low));
    await waitFor(() => expect(calls(fitness.listTracking)).not.toEqual([]));

    slide('Mood', 0);

    expect(await screen.findByRole('status', { name: 'You don’t have to carry this alone' })).toBeVisible();
    expect(calls(fitness.logTracking)).toEqual([]);
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
