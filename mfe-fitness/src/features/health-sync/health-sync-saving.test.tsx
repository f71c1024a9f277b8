import { account } from '@nestwell/contracts/account';
import { fitness } from '@nestwell/contracts/fitness';
import { deviceDate } from '@nestwell/domain/device-time';
import { answer, aUser, offline, refuse } from '@nestwell/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { syncMessages } from './lib/sync-messages';
import { saved, show, tap, slide, throughTo } from './testing/show-sync';

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
    expect(screen.getByRole('progressbar', { value: { text: 'Step 4 of 4' } })).toBeVisible();
    add(saved);
    await tap(taps, 'Sync Data');
    await waitFor(() => expect(calls(fitness.syncHealth).at(-1)?.body).toMatchObject({ waterIntake: 5 }));
    await waitFor(() => expect(toasts().at(-1)?.title).toBe('Health data synced!'));
  });
});
