import { account } from '@nestwell/contracts/account';
import { fitness } from '@nestwell/contracts/fitness';
import { addDays } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import {
  answer,
  aUser,
  offline,
  refuse,
  renderWithHost,
  type FakeAnswer,
} from '@nestwell/remote-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { aDay } from '../../testing/tracked-day';
import { HealthSync } from './health-sync';
import { syncMessages } from './lib/sync-messages';

const saved = answer(fitness.syncHealth, ({ body }) => aDay({ weight: Number(body.weight) }));

function show({
  answers = [],
  user = aUser(),
}: { answers?: FakeAnswer[]; user?: ReturnType<typeof aUser> } = {}) {
  localStorage.clear();
  const view = renderWithHost(<HealthSync />, {
    user,
    answers: [answer(fitness.trackingToday, null), answer(fitness.listTracking, []), saved, ...answers],
  });
  return { ...view, taps: userEvent.setup() };
}

const tap = (taps: UserEvent, name: string) => taps.click(screen.getByRole('button', { name }));
const slide = (name: string, value: number) =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value } });

async function throughTo(taps: UserEvent, step: number) {
  await tap(taps, 'One-Tap Health Sync');
  await screen.findByRole('slider', { name: 'Water' });
  for (let current = 1; current < step; current += 1) await tap(taps, 'Next');
}

describe('the health sync', () => {
  it('sends all values as shown after five taps', async () => {
    const { taps, calls } = show();
    const click = jest.spyOn(taps, 'click');

    await throughTo(taps, 4);
    await screen.findByRole('slider', { name: 'Weight' });
    await tap(taps, 'Sync Data');

    expect(click).toHaveBeenCalledTimes(5);
    expect(calls(fitness.syncHealth).map(({ body }) => body)).toEqual([
      { waterIntake: 8, sleepHours: 7, mood: 3, energy: 3, weight: 150, date: deviceDate(new Date()) },
    ]);
  });

  it('sends nothing while today could not be read, and goes on once it is', async () => {
    const view = show({ answers: [refuse(fitness.trackingToday, 'internal')] });
    await tap(view.taps, 'One-Tap Health Sync');
    expect(await screen.findByText('What you have logged today didn’t load.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();

    view.answer(answer(fitness.trackingToday, aDay({ waterIntake: 6 })));
    await tap(view.taps, 'Try again');

    expect(await screen.findByRole('slider', { name: 'Water' })).toHaveValue('6');
  });

  it('names its four steps and counts them', async () => {
    const { taps } = show();

    await tap(taps, 'One-Tap Health Sync');
    for (const [step, title] of [
      'Quick Hydration Check',
      'Sleep & Rest',
      'Mood & Energy',
      'Weight Check',
    ].entries()) {
      expect(await screen.findByRole('heading', { name: title })).toBeVisible();
      expect(screen.getByText(`Step ${step + 1} of 4`)).toBeVisible();
      if (step < 3) await tap(taps, 'Next');
    }
    await tap(taps, 'Back');
    expect(screen.getByText('Step 3 of 4')).toBeVisible();
  });

  it('starts with what today already says, zeros included', async () => {
    const { taps } = show({
      answers: [answer(fitness.trackingToday, aDay({ waterIntake: 0, mood: 0, energyLevel: 4 }))],
    });

    await throughTo(taps, 1);
    expect(screen.getByRole('slider', { name: 'Water' })).toHaveValue('0');
    await tap(taps, 'Next');
    await tap(taps, 'Next');
    expect(screen.getByRole('slider', { name: 'Mood' })).toHaveAttribute('aria-valuetext', 'Low');
    expect(screen.getByRole('slider', { name: 'Energy' })).toHaveAttribute('aria-valuetext', 'Supercharged');
  });

  it('starts with the last logged weight even where it is older than a month', async () => {
    const old = aDay({ date: addDays(deviceDate(new Date()), -60), weight: 163 });
    const { taps } = show({
      answers: [answer(fitness.listTracking, ({ query }) => (query.endDate ? [old] : []))],
    });

    await throughTo(taps, 4);
    expect(await screen.findByRole('slider', { name: 'Weight' })).toHaveValue('163');
  });

  it('never sends a weight nobody gave', async () => {
    const { taps, calls } = show({ user: aUser({ currentWeight: null }) });

    await throughTo(taps, 4);
    expect(await screen.findByRole('slider', { name: 'Weight' })).toHaveValue('150');
    await tap(taps, 'Sync Data');

    expect(calls(fitness.syncHealth)[0]?.body).not.toHaveProperty('weight');
  });

  it('thanks her with a message and closes', async () => {
    const { taps, toasts } = show();

    await throughTo(taps, 4);
    await tap(taps, 'Sync Data');

    await waitFor(() =>
      expect(toasts()).toEqual([{ title: 'Health data synced!', description: syncMessages[0] }]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('takes a weight that moved by two pounds or more into the profile, and says so', async () => {
    const { taps, toasts, calls } = show({
      answers: [
        answer(account.updateUser, ({ body }) => aUser({ currentWeight: Number(body.currentWeight) })),
      ],
    });

    await throughTo(taps, 4);
    slide('Weight', 152);
    await tap(taps, 'Sync Data');

    await waitFor(() =>
      expect(toasts()[0]?.description).toBe(`${syncMessages[0]} We updated the weight in your profile too.`),
    );
    expect(calls(account.updateUser).map(({ body }) => body)).toEqual([{ currentWeight: 152 }]);
  });

  it('only writes a failed profile update to the console', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { taps, toasts } = show({ answers: [refuse(account.updateUser, 'internal')] });

    await throughTo(taps, 4);
    slide('Weight', 160);
    await tap(taps, 'Sync Data');

    await waitFor(() =>
      expect(toasts()).toEqual([{ title: 'Health data synced!', description: syncMessages[0] }]),
    );
    expect(log).toHaveBeenCalled();
  });

  it.each([
    ['the server fails', refuse(fitness.syncHealth, 'internal')],
    ['she is offline', offline(fitness.syncHealth)],
  ])('keeps every answer when %s, and can be sent again', async (_, failure) => {
    const { taps, toasts, answer: add, calls } = show({ answers: [failure] });

    await throughTo(taps, 1);
    slide('Water', 5);
    await tap(taps, 'Next');
    await tap(taps, 'Next');
    await tap(taps, 'Next');
    await tap(taps, 'Sync Data');

    await waitFor(() =>
      expect(toasts()).toEqual([
        { title: 'Sync failed', description: 'Please try again in a moment.', tone: 'alert' },
      ]),
    );
    expect(within(screen.getByRole('dialog')).getByText('Step 4 of 4')).toBeVisible();
    add(saved);
    await tap(taps, 'Sync Data');
    await waitFor(() => expect(calls(fitness.syncHealth).at(-1)?.body).toMatchObject({ waterIntake: 5 }));
    await waitFor(() => expect(toasts().at(-1)?.title).toBe('Health data synced!'));
  });
});
