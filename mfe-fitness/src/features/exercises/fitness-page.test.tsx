import { fitness } from '@nestwell/contracts/fitness';
import {
  answer,
  aNursingMother,
  aUser,
  offline,
  refuse,
  renderWithHost,
  type FakeAnswer,
} from '@nestwell/remote-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { anExercise, aWorkout } from '../../testing/an-exercise';
import { FitnessPage } from './fitness-page';

const lifts = anExercise();
const plank = anExercise({
  id: '019a0000-0000-7000-8000-000000000108',
  name: 'Slow Plank Walk-Outs',
  difficulty: 'advanced',
  minMonthsPostpartum: 6,
  pregnancySafe: false,
});
const walk = anExercise({
  id: '019a0000-0000-7000-8000-000000000502',
  name: 'Pram Walk',
  category: 'outdoor',
});
const session = anExercise({
  id: '019a0000-0000-7000-8000-000000000601',
  name: 'Ten Gentle Minutes',
  category: 'video',
  youtubeUrl: 'https://www.youtube.com/watch?v=abcDEF-12_3',
});

const saved = answer(fitness.logWorkout, ({ body }) => aWorkout({ duration: Number(body.duration) }));

function show({
  user = aNursingMother(),
  answers = [],
}: { user?: ReturnType<typeof aUser>; answers?: FakeAnswer[] } = {}) {
  const view = renderWithHost(<FitnessPage />, {
    route: '/fitness',
    user,
    answers: [
      answer(fitness.listExercises, [lifts, plank, walk, session]),
      answer(fitness.listWorkouts, [aWorkout()]),
      answer(fitness.weeklyStats, { totalWorkouts: 3, totalMinutes: 65 }),
      saved,
      ...answers,
    ],
  });
  return { ...view, taps: userEvent.setup() };
}

const tap = (taps: UserEvent, name: string) => taps.click(screen.getByRole('button', { name }));

async function openWorkout(taps: UserEvent, name = 'Pelvic Floor Lifts') {
  await taps.click(await screen.findByRole('button', { name }));
  await screen.findByRole('dialog', { name });
}

describe('Fitness & Movement', () => {
  it('says where she is and what her week holds', async () => {
    show();

    expect(screen.getByText('4 months postpartum. Rest days count too.')).toBeVisible();
    const week = await screen.findByRole('region', { name: 'This week' });
    await waitFor(() => expect(week).toHaveTextContent('workouts3minutes65open to you3'));
    expect(screen.getByRole('link', { name: 'Subscribe' })).toHaveAttribute('href', '/checkout');
  });

  it('counts weeks in pregnancy and offers what is safe', async () => {
    show({ user: aUser() });

    expect(screen.getByText('Week 24. Rest days count too.')).toBeVisible();
    expect(await screen.findByText('3 exercises')).toBeVisible();
    expect(screen.queryByText('Slow Plank Walk-Outs')).not.toBeInTheDocument();
  });

  it('hides under All what is not open yet and locks it in its tab', async () => {
    const { taps } = show();

    expect(await screen.findByText('3 exercises')).toBeVisible();
    expect(screen.queryByText('Slow Plank Walk-Outs')).not.toBeInTheDocument();

    await taps.click(screen.getByRole('tab', { name: 'Core' }));
    const locked = await screen.findByRole('group', { name: 'Slow Plank Walk-Outs' });
    expect(locked).toHaveAttribute('aria-disabled', 'true');
    expect(locked).toHaveTextContent('Wait 2 months');
    expect(locked).toHaveTextContent('Available at 6 months postpartum');
    expect(within(locked).queryByRole('button')).not.toBeInTheDocument();
  });

  it('applies category and difficulty to every tab', async () => {
    const { taps } = show({ user: aNursingMother({ monthsPostpartum: 12 }) });

    await screen.findByText('4 exercises');
    await taps.selectOptions(screen.getByLabelText('Difficulty'), 'Advanced');
    expect(screen.getByText('1 exercise')).toBeVisible();
    await taps.selectOptions(screen.getByLabelText('Category'), 'Outdoor');
    expect(screen.getByText('Nothing matches both choices')).toBeVisible();
  });

  it('leads from Videos to the library in a new tab', async () => {
    const { taps } = show();

    await taps.click(screen.getByRole('tab', { name: 'Videos' }));
    const library = screen.getByRole('link', { name: 'Open the exercise library (opens in a new tab)' });
    expect(library).toHaveAttribute('target', '_blank');
    expect(library).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.queryByText('Ten Gentle Minutes')).not.toBeInTheDocument();
  });

  it('shows steps, muscles and when to stop before she starts', async () => {
    const { taps } = show();

    await openWorkout(taps);
    const dialog = screen.getByRole('dialog');
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((step) => step.textContent),
    ).toEqual(lifts.instructions);
    expect(dialog).toHaveTextContent('Works Pelvic floor, deep abdominals');
    expect(dialog).toHaveTextContent('Baby-friendly');
    expect(within(dialog).getByRole('region', { name: 'Stop and rest if you notice' })).toHaveTextContent(
      'calf pain',
    );
    expect(within(dialog).queryByRole('link', { name: /YouTube/ })).not.toBeInTheDocument();
  });

  it('tries a larger picture and then a drawing when a thumbnail does not load', async () => {
    const { taps } = show();

    await openWorkout(taps, 'Ten Gentle Minutes');
    const dialog = within(screen.getByRole('dialog'));
    const picture = () => dialog.getByRole('img', { name: 'Preview of Ten Gentle Minutes' });
    expect(picture()).toHaveAttribute('src', 'https://img.youtube.com/vi/abcDEF-12_3/mqdefault.jpg');
    fireEvent.error(picture());
    expect(picture()).toHaveAttribute('src', 'https://img.youtube.com/vi/abcDEF-12_3/maxresdefault.jpg');
    fireEvent.error(picture());
    expect(dialog.queryByRole('img')).not.toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Watch on YouTube (opens in a new tab)' })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=abcDEF-12_3',
    );
  });

  it('logs a finished workout', async () => {
    const { taps, calls, toasts } = show();

    await openWorkout(taps);
    await tap(taps, 'Start Workout');
    const minutes = await screen.findByLabelText('Duration (minutes)');
    expect(screen.getByRole('dialog', { name: 'Complete Workout' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save Workout' })).toBeDisabled();
    await taps.type(minutes, '25');
    const asked = calls(fitness.weeklyStats).length;
    await tap(taps, 'Save Workout');

    await waitFor(() =>
      expect(toasts()).toEqual([
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
  });

  it.each(['0', '601', '12.5', 'ten'])('asks again for %s minutes', async (typed) => {
    const { taps, calls } = show();

    await openWorkout(taps);
    await tap(taps, 'Start Workout');
    await taps.type(await screen.findByLabelText('Duration (minutes)'), typed);
    await tap(taps, 'Save Workout');

    expect(screen.getByText('Enter whole minutes from 1 to 600.')).toBeVisible();
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
    expect(await screen.findByText('Delete "Pelvic Floor Lifts"? This cannot be undone.')).toBeVisible();
    await taps.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(toasts().at(-1)).toEqual({ title: 'Workout deleted' }));
  });

  it('asks three more times before it says that exercises did not load', async () => {
    const { calls } = show({ answers: [offline(fitness.listExercises)] });

    expect(await screen.findByText('We lost the thread', {}, { timeout: 12_000 })).toBeVisible();
    expect(calls(fitness.listExercises)).toHaveLength(4);
  }, 15_000);
});
