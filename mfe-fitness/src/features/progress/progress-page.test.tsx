import { account, type User } from '@nestwell/contracts/account';
import { fitness } from '@nestwell/contracts/fitness';
import { nutrition } from '@nestwell/contracts/nutrition';
import { addDays } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import { answer, aNursingMother, aUser, offline } from '@nestwell/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { aDay } from '../../testing/tracked-day';
import { show } from './testing/show-progress';

describe('Today', () => {
  it('rings calories against the nursing goal and water against ten cups', async () => {
    show();

    expect(await screen.findByRole('img', { name: 'Calories: 1410 of 2600 kcal, 54 percent' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Hydration: 6 of 10 cups, 60 percent' })).toBeVisible();
    expect(screen.getByText('1,190 left today')).toBeVisible();
  });

  it('rings no calories against a goal that is too low to live on', async () => {
    show({ user: aNursingMother({ baseCalorieGoal: 800 }) });

    expect(await screen.findByRole('img', { name: 'Calories: 1410 kcal' })).not.toHaveTextContent('%');
    expect(screen.getByText('Your body needs more than this goal')).toBeVisible();
  });

  it('lists weight with its change, sleep, workouts, average calories, mood and energy', async () => {
    show();

    const figures = await screen.findByRole('list', { name: 'Figures of today' });
    await waitFor(() => expect(figures).toHaveTextContent(/WeightDown 0\.6 since .*148\.2 lb/));
    expect(figures).toHaveTextContent('Sleep' + 'Broken nights count too' + '5 hours');
    await waitFor(() => expect(figures).toHaveTextContent('Workouts this week65 minutes in all3'));
    await waitFor(() => expect(figures).toHaveTextContent('Average caloriesOver the last 7 days1,410 kcal'));
    const feelings = screen.getByRole('region', { name: 'Mood and energy' });
    expect(feelings).toHaveTextContent('MoodGood');
    expect(feelings).toHaveTextContent('EnergyNormal');
  });

  it('shows dashes for what was not logged', async () => {
    show({
      answers: [
        answer(fitness.trackingToday, null),
        answer(fitness.listTracking, []),
        answer(nutrition.listMeals, []),
      ],
    });

    const figures = await screen.findByRole('list', { name: 'Figures of today' });
    await waitFor(() => expect(figures).toHaveTextContent('WeightNothing logged yet–'));
    expect(await screen.findByRole('img', { name: 'Hydration: nothing logged yet' })).toBeVisible();
  });

  it('links to the history and shows one suggestion', async () => {
    const { container } = show();

    expect(screen.getByRole('link', { name: 'Tracking history' })).toHaveAttribute(
      'href',
      '/tracking-history',
    );
    expect(container.querySelector('[data-slot="progress.suggestions@1"]')).toBeInTheDocument();
  });

  it('says once, softly, that her weight falls fast while she nurses', async () => {
    const today = deviceDate(new Date());
    const days = [aDay({ date: today, weight: 140 }), aDay({ date: addDays(today, -7), weight: 150 })];
    const { taps, calls } = show({
      answers: [
        answer(fitness.listTracking, days),
        answer(account.updateUser, ({ body }) => aNursingMother(body as Partial<User>)),
      ],
    });

    expect(await screen.findByRole('heading', { name: 'Your weight is going down quickly' })).toBeVisible();
    await taps.click(screen.getByRole('button', { name: 'Got it' }));

    expect(screen.queryByRole('heading', { name: 'Your weight is going down quickly' })).toBeNull();
    expect(calls(account.updateUser)).toMatchObject([{ body: { answeredNotes: ['fallingWeight'] } }]);
  });

  it('tries again when the day did not load', async () => {
    const { taps, answer: add } = show({ answers: [offline(fitness.trackingToday)] });

    const again = await screen.findByRole('button', { name: 'Try again' });
    add(answer(fitness.trackingToday, null));
    await taps.click(again);

    expect(await screen.findByRole('list', { name: 'Figures of today' })).toBeVisible();
  });
});

describe('Goals', () => {
  it('marks the milestones of week 16 and leaves the weight without a deadline', async () => {
    const { tab } = show();

    await tab('Goals');
    expect(screen.getByRole('progressbar', { name: 'Postpartum weeks' })).toHaveAttribute(
      'aria-valuenow',
      '67',
    );
    const steps = screen.getAllByRole('listitem').map((step) => step.textContent);
    expect(steps.filter((words) => words?.includes(', reached'))).toHaveLength(5);
    expect(steps.at(-1)).toBe('Week 24, still to comeStronger, on your own clock');
    expect(await screen.findByText('148.2 lb now, 140 lb in mind. There is no deadline.')).toBeVisible();
  });

  it.each([
    ['in pregnancy', aUser(), 'Goals can wait'],
    [
      'while her pregnancy has changed',
      aUser({ pregnancyPaused: true, pregnancyWeek: null }),
      'Nothing to reach here',
    ],
  ])('hides loss goals and milestones %s', async (_, user, words) => {
    const { tab } = show({ user });

    await tab('Goals');
    expect(screen.getByRole('heading', { name: words })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Weight goal' })).not.toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });
});
