import { calendar } from '@nestwell/contracts/calendar';
import { fitness } from '@nestwell/contracts/fitness';
import type { EndpointShape } from '@nestwell/contracts/kernel';
import { nutrition } from '@nestwell/contracts/nutrition';
import { deviceDate, deviceMoment } from '@nestwell/domain/device-time';
import { addDays } from '@nestwell/domain/calendar-days';
import { QueryClient } from '@tanstack/react-query';
import { readOf, type Read } from '../../request/read';
import { storeUserId } from '../../request/stored-user';
import { changeOf } from './change-of';
import type { QueuedEndpoint } from './new-waiting';
import { showWaiting } from './shown-waiting';

const userId = '01980000-0000-7000-8000-000000000001';
const params = { userId };
const today = deviceDate(new Date());
const tomorrow = addDays(today, 1);
const noonOf = (day: string) => deviceMoment(day, 12).toISOString();

let client: QueryClient;

beforeEach(() => {
  storeUserId(userId);
  client = new QueryClient();
});

/** She has this on her screen. */
const sees = ({ queryKey, meta }: Read<unknown>, data: unknown) => {
  client.getQueryCache().build(client, { queryKey: [...queryKey], meta });
  client.setQueryData(queryKey, data);
};

/** What she does without a network. */
function does(endpoint: EndpointShape, args: object) {
  const change = changeOf(client, endpoint as QueuedEndpoint, args, crypto.randomUUID());
  showWaiting(client, [{ ...change, id: 1 }]);
}

const shown = ({ queryKey }: Read<unknown>) => client.getQueryData(queryKey);

describe('what a day of meals adds up to', () => {
  const days = readOf(nutrition.listDiaryDays, {
    params,
    query: { startDate: addDays(today, -6), endDate: today },
  });
  const meals = readOf(nutrition.listMeals, { params, query: {} });
  const oats = { id: 'oats', name: 'Oats', mealType: 'breakfast', calories: 300, loggedAt: noonOf(today) };

  beforeEach(() => {
    sees(days, [{ date: today, calories: 500, meals: 2 }]);
    sees(meals, [oats]);
  });

  it('grows with a meal, changes with its calories, and shrinks when it is deleted', () => {
    does(nutrition.logMealOfUser, { params, body: { name: 'Figs', mealType: 'snack', calories: 120 } });
    does(nutrition.changeMeal, { params: { mealId: 'oats' }, body: { calories: 350 } });
    expect(shown(days)).toEqual([{ date: today, calories: 670, meals: 3 }]);

    does(nutrition.deleteMeal, { params: { mealId: 'oats' } });
    expect(shown(meals)).toMatchObject([{ name: 'Figs' }]);
  });

  it('moves with a meal to another day', () => {
    const yesterday = addDays(today, -1);
    does(nutrition.changeMeal, { params: { mealId: 'oats' }, body: { loggedAt: noonOf(yesterday) } });

    expect(shown(days)).toEqual([
      { date: yesterday, calories: 300, meals: 1 },
      { date: today, calories: 200, meals: 1 },
    ]);
  });
});

it('moves a reminder out of the days it leaves into those it comes to', () => {
  const of = (day: string) =>
    readOf(calendar.listReminders, {
      params,
      query: { startDate: noonOf(day), endDate: noonOf(addDays(day, 1)) },
    });
  const iron = { id: 'iron', title: 'Iron', dueDateTime: noonOf(today) };
  sees(of(today), [iron]);
  sees(of(tomorrow), []);

  const dueDateTime = deviceMoment(tomorrow, 18).toISOString();
  does(calendar.updateReminder, { params: { reminderId: 'iron' }, query: {}, body: { userId, dueDateTime } });

  expect(shown(of(today))).toEqual([]);
  expect(shown(of(tomorrow))).toEqual([{ ...iron, dueDateTime }]);
});

describe('what her week of movement adds up to', () => {
  const week = readOf(fitness.weeklyStats, { params });
  const workouts = readOf(fitness.listWorkouts, { params, query: {} });
  const walk = { id: 'walk', duration: 20, completedAt: noonOf(today), exercise: { name: 'Walk' } };
  const longAgo = { ...walk, id: 'long ago', completedAt: noonOf(addDays(today, -9)) };

  beforeEach(() => {
    sees(week, { totalWorkouts: 3, totalMinutes: 60 });
    sees(workouts, [walk, longAgo]);
  });

  it('follows longer and deleted workouts of this week', () => {
    does(fitness.updateWorkout, { params: { workoutId: 'walk' }, body: { duration: 35 } });
    expect(shown(week)).toEqual({ totalWorkouts: 3, totalMinutes: 75 });

    does(fitness.deleteWorkout, { params: { workoutId: 'walk' } });
    expect(shown(workouts)).toEqual([longAgo]);
    expect(shown(week)).toMatchObject({ totalWorkouts: 2 });
  });

  it('leaves it alone where the workout was before', () => {
    does(fitness.deleteWorkout, { params: { workoutId: 'long ago' } });

    expect(shown(week)).toEqual({ totalWorkouts: 3, totalMinutes: 60 });
  });
});
