import { takenAway } from '@nestwell/contracts/kernel';
import { fitness } from '@nestwell/contracts/fitness';
import { answer, aQuietMember, offline, refuse } from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aWorkout } from '../../testing/an-exercise';
import { lifts, saved, show, tap, openWorkout, walk } from './testing/show-fitness';

describe('Fitness & Movement', () => {
  it('logs a finished workout', async () => {
    const { taps, calls, toasts } = show({ answers: [answer(fitness.deleteWorkout, undefined)] });

    await openWorkout(taps);
    await tap(taps, 'Start Workout');
    const minutes = await screen.findByLabelText('Duration (minutes)');
    expect(screen.getByRole('dialog', { name: 'Complete Workout' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save Workout' })).toBeDisabled();
    await taps.type(minutes, '25');
    const asked = calls(fitness.weeklyStats).length;
    await tap(taps, 'Save Workout');

    await waitFor(() =>
      expect(toasts()).toMatchObject([
        { title: 'Workout completed! 🎉', description: 'Great job staying active and healthy!' },
      ]),
    );
    expect(calls(fitness.logWorkout)[0]?.body).toEqual({
      userId: '01980000-0000-7000-8000-000000000001',
      exerciseId: lifts.id,
      duration: 25,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(calls(fitness.weeklyStats).length).toBeGreaterThan(asked));
    await openWorkout(taps);
    await tap(taps, 'Start Workout');
    expect(await screen.findByLabelText('Duration (minutes)')).toHaveValue('');

    toasts()[0]?.action?.onSelect();
    await waitFor(() => expect(toasts().at(-1)).toMatchObject({ title: 'Taken back' }));
    expect(calls(fitness.deleteWorkout)[0]?.params).toEqual({ workoutId: aWorkout().id });
  });

  it.each(['0', '601', '12.5', 'ten'])('asks again for %s minutes', async (typed) => {
    const { taps, calls } = show();

    await openWorkout(taps);
    await tap(taps, 'Start Workout');
    await taps.type(await screen.findByLabelText('Duration (minutes)'), typed);
    await tap(taps, 'Save Workout');

    expect(screen.getByLabelText('Duration (minutes)')).toHaveAccessibleDescription(
      'Enter whole minutes from 1 to 600.',
    );
    expect(calls(fitness.logWorkout)).toEqual([]);
  });

  it.each([
    ['the server fails', refuse(fitness.logWorkout, 'internal')],
    ['it is not open to her', refuse(fitness.logWorkout, 'exercise_not_available')],
    ['she is offline', offline(fitness.logWorkout)],
  ])('keeps the minutes when %s, and can be saved again', async (_, failure) => {
    const { taps, toasts, answer: add, calls } = show({ answers: [failure] });

    await openWorkout(taps);
    await tap(taps, 'Start Workout');
    await taps.type(await screen.findByLabelText('Duration (minutes)'), '30');
    await tap(taps, 'Save Workout');

    await waitFor(() =>
      expect(toasts()).toEqual([
        { title: 'Error', description: 'Failed to log workout. Please try again.', tone: 'alert' },
      ]),
    );
    expect(screen.getByLabelText('Duration (minutes)')).toHaveValue('30');
    add(saved);
    await tap(taps, 'Save Workout');
    await waitFor(() => expect(calls(fitness.logWorkout)).toHaveLength(2));
  });

  it('lists the latest five, and lets her correct or delete one', async () => {
    const { taps, calls, toasts } = show({
      answers: [
        answer(fitness.updateWorkout, aWorkout({ duration: 40 })),
        answer(fitness.deleteWorkout, undefined),
        answer(takenAway.putBack, undefined),
      ],
    });

    const rows = await screen.findByRole('list', { name: 'Recent workouts' });
    expect(rows).toHaveTextContent('Pelvic Floor LiftsToday, 25 min');
    expect(calls(fitness.listWorkouts)[0]?.query).toEqual({ limit: '5' });

    await taps.click(within(rows).getByRole('button'));
    const minutes = await screen.findByLabelText('Duration (minutes)');
    await taps.clear(minutes);
    await taps.type(minutes, '40');
    await tap(taps, 'Save');
    await waitFor(() => expect(toasts()).toEqual([{ title: 'Workout updated' }]));

    await taps.click(within(rows).getByRole('button'));
    await taps.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(toasts().at(-1)).toMatchObject({ title: 'Workout deleted' }));

    toasts().at(-1)?.action?.onSelect();

    await waitFor(() => expect(toasts().at(-1)).toMatchObject({ title: 'Taken back' }));
    expect(calls(takenAway.putBack)[0]?.body).toEqual({ kind: 'workout', id: aWorkout().id });
  });
});

it.each(['paused', 'loss'] as const)(
  'names an earlier workout by its kind, and opens none by address, where it speaks of a baby: %s',
  async (state) => {
    const { taps } = show({
      user: aQuietMember(state),
      route: '/fitness?exercise=Stroller Walk',
      answers: [answer(fitness.listWorkouts, [aWorkout({ exercise: walk })])],
    });
    const rows = await screen.findByRole('list', { name: 'Recent workouts' });
    expect(rows).toHaveTextContent('Outdoor workoutToday, 25 min');
    expect(await screen.findByRole('button', { name: lifts.name })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await taps.click(within(rows).getByRole('button'));

    expect(await screen.findByRole('dialog', { name: 'Outdoor workout' })).toBeVisible();
  },
);
