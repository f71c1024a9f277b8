import { fitness } from '@nestwell/contracts/fitness';
import { deviceDate } from '@nestwell/domain/device-time';
import { answer, offline, renderWithHost, type FakeAnswer } from '@nestwell/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDay } from '../../testing/tracked-day';
import { CupTile } from './cup-tile';

async function show(...answers: FakeAnswer[]) {
  const view = renderWithHost(<CupTile />, {
    answers: [
      answer(fitness.trackingToday, aDay({ waterIntake: 6 })),
      answer(fitness.listTracking, []),
      answer(fitness.listCheckIns, []),
      ...answers,
    ],
  });
  await cup(6);
  return { ...view, taps: userEvent.setup() };
}

const cup = (so: number) => screen.findByRole('button', { name: `Add 1 cup of water, ${so} of 10 so far` });
const saves = (cups: number) => answer(fitness.logTracking, aDay({ waterIntake: cups }));
const added = { userId: '01980000-0000-7000-8000-000000000001', date: deviceDate(new Date()) };

it('adds one cup to what the day has, and takes it back', async () => {
  const { taps, calls, answer: next } = await show(saves(7));

  await taps.click(await cup(6));
  await cup(7);
  next(saves(6));
  await taps.click(await screen.findByRole('button', { name: 'Undo' }));
  await cup(6);

  expect(calls(fitness.logTracking).map(({ body }) => body)).toEqual([
    { ...added, add: { waterIntake: 1 } },
    { ...added, add: { waterIntake: -1 } },
  ]);
});

it('counts at once, and sends each tap by itself, also while one is on its way', async () => {
  let letGo: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => (letGo = resolve));
  let kept = 6;
  const { taps, calls } = await show(
    answer(fitness.logTracking, async () => {
      await slow;
      return aDay({ waterIntake: (kept += 1) });
    }),
  );

  await taps.tripleClick(await cup(6));

  await cup(9);
  expect(calls(fitness.logTracking).map(({ body }) => body.add)).toEqual(
    Array.from({ length: 3 }, () => ({ waterIntake: 1 })),
  );
  letGo();
  await waitFor(() => expect(kept).toBe(9));
  expect(await cup(9)).toBeVisible();
});

it('says that it failed and counts no cup that was not kept', async () => {
  const { taps, toasts } = await show(offline(fitness.logTracking));

  await taps.click(await cup(6));

  await waitFor(() =>
    expect(toasts()).toEqual([
      { title: 'Error', description: 'Failed to log progress. Please try again.', tone: 'alert' },
    ]),
  );
  expect(await cup(6)).toBeVisible();
});
