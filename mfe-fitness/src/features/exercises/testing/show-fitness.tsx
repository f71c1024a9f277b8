import { fitness } from '@nestwell/contracts/fitness';
import {
  answer,
  aNursingMother,
  type aUser,
  renderWithHost,
  type FakeAnswer,
} from '@nestwell/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { anExercise, aWorkout } from '../../../testing/an-exercise';
import { FitnessPage } from '../fitness-page';

export const lifts = anExercise();
export const plank = anExercise({
  id: '019a0000-0000-7000-8000-000000000108',
  name: 'Slow Plank Walk-Outs',
  difficulty: 'advanced',
  minMonthsPostpartum: 6,
  pregnancySafe: false,
});
export const walk = anExercise({
  id: '019a0000-0000-7000-8000-000000000502',
  name: 'Stroller Walk',
  category: 'outdoor',
});
export const session = anExercise({
  id: '019a0000-0000-7000-8000-000000000601',
  name: 'Ten Gentle Minutes',
  category: 'video',
  youtubeUrl: 'https://www.youtube.com/watch?v=abcDEF-12_3',
});

export const saved = answer(fitness.logWorkout, ({ body }) => aWorkout({ duration: Number(body.duration) }));

export function show({
  user = aNursingMother(),
  answers = [],
  route = '/fitness',
}: { user?: ReturnType<typeof aUser>; answers?: FakeAnswer[]; route?: string } = {}) {
  const view = renderWithHost(<FitnessPage />, {
    route,
    user,
    answers: [
      answer(fitness.listExercises, [lifts, plank, walk, session]),
      answer(fitness.listWorkouts, [aWorkout()]),
      answer(fitness.weeklyStats, { totalWorkouts: 3, totalMinutes: 65 }),
      answer(fitness.readClearance, { cleared: true, caesarean: false }),
      saved,
      ...answers,
    ],
  });
  return { ...view, taps: userEvent.setup() };
}

export const tap = (taps: UserEvent, name: string) => taps.click(screen.getByRole('button', { name }));

export const count = () => screen.getByRole('status');

export async function openWorkout(taps: UserEvent, name = 'Pelvic Floor Lifts') {
  await taps.click(await screen.findByRole('button', { name }));
  await screen.findByRole('dialog', { name });
}
