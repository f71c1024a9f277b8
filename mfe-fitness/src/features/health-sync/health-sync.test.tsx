import { fitness } from '@nestwell/contracts/fitness';
import { addDays } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import { answer, aUser, refuse } from '@nestwell/remote-kit/testing';
import { screen } from '@testing-library/react';
import { aDay } from '../../testing/tracked-day';
import { show, tap, throughTo } from './testing/show-sync';

describe('the health sync', () => {
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
      expect(screen.getByRole('progressbar', { value: { text: `Step ${step + 1} of 4` } })).toBeVisible();
      if (step < 3) await tap(taps, 'Next');
    }
    await tap(taps, 'Back');
    expect(screen.getByRole('progressbar', { value: { text: 'Step 3 of 4' } })).toBeVisible();
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
});
