import { fitness } from '@nestwell/contracts/fitness';
import { answer, refuse } from '@nestwell/remote-kit/testing';
import { screen } from '@testing-library/react';
import { anExercise } from '../../testing/an-exercise';
import { lifts, openWorkout, show } from './testing/show-fitness';

const bridge = anExercise({
  id: '019a0000-0000-7000-8000-000000000105',
  name: 'Bridge with Breath',
  minMonthsPostpartum: 2,
});
const notAsked = answer(fitness.readClearance, null);
const start = () => screen.getByRole('button', { name: 'Start Workout' });

it('opens only the gentlest where her answers cannot be read', async () => {
  const { taps } = show({
    answers: [refuse(fitness.readClearance, 'internal'), answer(fitness.listExercises, [bridge])],
  });
  await openWorkout(taps, 'Bridge with Breath');

  expect(start()).toBeDisabled();
  expect(screen.getByText(/^Your answers could not be read yet/)).toBeVisible();
});

it.each([
  ['not asked', null, 'Asks you first'],
  ['not cleared', { cleared: false, caesarean: true }, 'Once cleared'],
])(
  'marks in every list what waits while she is %s, and counts it nowhere as open',
  async (_, clearance, badge) => {
    const { taps } = show({
      answers: [answer(fitness.readClearance, clearance), answer(fitness.listExercises, [bridge, lifts])],
    });
    for (const tab of ['All', 'Core']) {
      await taps.click(await screen.findByRole('tab', { name: tab }));
      expect(await screen.findByRole('region', { name: 'Bridge with Breath' })).toHaveTextContent(badge);
      expect(screen.getByRole('region', { name: 'Pelvic Floor Lifts' })).not.toHaveTextContent(badge);
    }
    expect(screen.getByRole('region', { name: 'This week' })).toHaveTextContent(/open to you1$/);
  },
);

it('starts none that waits by its address either', async () => {
  show({
    route: '/fitness?exercise=Bridge%20with%20Breath',
    answers: [notAsked, answer(fitness.listExercises, [bridge])],
  });
  await screen.findByRole('dialog', { name: 'Bridge with Breath' });

  expect(start()).toBeDisabled();
});
