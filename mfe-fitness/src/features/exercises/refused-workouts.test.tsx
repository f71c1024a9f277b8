import { fitness } from '@nestwell/contracts/fitness';
import { aUser, refusedBefore } from '@nestwell/remote-kit/testing';
import { screen } from '@testing-library/react';
import { aWorkout } from '../../testing/an-exercise';
import { show, walk } from './testing/show-fitness';

const { id: userId } = aUser();

it('asks again how long a workout was that could not be kept, with what she said', async () => {
  const body = { userId, exerciseId: walk.id, duration: 25 };
  refusedBefore(fitness.logWorkout, { body }, { row: walk });
  show();

  expect(await screen.findByRole('dialog', { name: 'Complete Workout' })).toHaveTextContent('Stroller Walk');
  expect(screen.getByLabelText('Duration (minutes)')).toHaveValue('25');
});

it('opens a workout whose change could not be kept with that', async () => {
  const workout = aWorkout();
  const change = { params: { workoutId: workout.id }, body: { duration: 45 } };
  refusedBefore(fitness.updateWorkout, change, { row: workout });
  show();

  expect(await screen.findByRole('dialog', { name: workout.exercise.name })).toBeVisible();
  expect(screen.getByLabelText('Duration (minutes)')).toHaveValue('45');
});
