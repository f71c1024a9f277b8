import { fitness } from '@nestwell/contracts/fitness';
import { nutrition, type Meal } from '@nestwell/contracts/nutrition';
import { addDays, startOfMonth, startOfWeek } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import {
  answer,
  aNursingMother,
  aUser,
  offline,
  renderWithHost,
  type FakeAnswer,
} from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDay } from '../../testing/tracked-day';
import { ProgressPage } from './progress-page';

const today = deviceDate(new Date());
const monday = startOfWeek(today);

const meal = (calories: number): Meal => ({
  id: '019a0000-0000-7000-8000-0000000000e1',
  userId: '01980000-0000-7000-8000-000000000001',
  name: 'Stew',
  calories,
  protein: null,
  carbs: null,
  fat: null,
  mealType: 'lunch',
  loggedAt: new Date().toISOString(),
});

function show({
  user = aNursingMother(),
  answers = [],
}: { user?: ReturnType<typeof aUser>; answers?: FakeAnswer[] } = {}) {
  const day = aDay({ waterIntake: 6, sleepHours: 5, mood: 3, energyLevel: 2, weight: 148.2 });
  const view = renderWithHost(<ProgressPage />, {
    route: '/progress',
    user,
    answers: [
      answer(fitness.trackingToday, day),
      answer(fitness.listTracking, [day, aDay({ date: addDays(today, -40), weight: 148.8 })]),
      answer(fitness.weeklyStats, { totalWorkouts: 3, totalMinutes: 65 }),
      answer(nutrition.listMeals, [meal(1410)]),
      ...answers,
    ],
  });
  const taps = userEvent.setup();
  return { ...view, taps, tab: (name: string) => taps.click(screen.getByRole('tab', { name })) };
}

describe('Today', () => {
  it('rings calories against the nursing goal and water against ten cups', async () => {
    show();

    expect(await screen.findByRole('img', { name: 'Calories: 1410 of 2600 kcal, 54 percent' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Hydration: 6 of 10 cups, 60 percent' })).toBeVisible();
    expect(screen.getByText('1,190 left today')).toBeVisible();
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

  it('tries again when the day did not load', async () => {
    const { taps, answer: add } = show({ answers: [offline(fitness.trackingToday)] });

    const again = await screen.findByRole('button', { name: 'Try again' });
    add(answer(fitness.trackingToday, null));
    await taps.click(again);

    expect(await screen.findByRole('list', { name: 'Figures of today' })).toBeVisible();
  });
});

describe('Trends', () => {
  it('asks for the week from Monday and reads out every day, gaps included', async () => {
    const { tab, calls } = show();

    await tab('Trends');
    const table = await screen.findByRole('table', { name: 'Weight by day in pounds' });

    expect(within(table).getAllByRole('row')).toHaveLength(7);
    expect(within(table).getAllByText('Nothing logged')).toHaveLength(6);
    expect(within(table).getByText('148.2')).toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'Sleep by day in hours' })).toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'Water by day in cups' })).toBeInTheDocument();
    expect(screen.getByText('The dotted line is your goal of 10 cups')).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Mood by day' })).getAllByRole('listitem')).toHaveLength(
      7,
    );
    const asked = calls(fitness.listTracking).find(({ query }) => query.endDate !== undefined);
    expect(asked?.query).toMatchObject({ startDate: monday, endDate: addDays(monday, 6) });
  });

  it('shows a month, and steps back by month', async () => {
    const { tab, taps, calls } = show();

    await tab('Trends');
    await taps.click(screen.getByRole('button', { name: 'Month' }));
    expect(screen.getByRole('button', { name: 'Next month' })).toBeDisabled();
    await taps.click(screen.getByRole('button', { name: 'Previous month' }));

    const from = startOfMonth(today, -1);
    await waitFor(() => expect(calls(fitness.listTracking).at(-1)?.query).toMatchObject({ startDate: from }));
  });

  it('draws kilograms for whoever thinks in them', async () => {
    const { tab } = show({ user: aNursingMother({ units: 'metric' }) });

    await tab('Trends');
    expect(await screen.findByRole('table', { name: 'Weight by day in kilograms' })).toHaveTextContent(
      '67.2',
    );
  });

  it('words an empty week without blame', async () => {
    const { tab } = show({ answers: [answer(fitness.listTracking, [])] });

    await tab('Trends');
    expect(await screen.findAllByText('Nothing logged this week. Start with one small thing.')).toHaveLength(
      5,
    );
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
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByText('Weight goal')).not.toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });
});
