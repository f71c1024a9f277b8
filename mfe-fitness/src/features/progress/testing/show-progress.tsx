import { fitness } from '@nestwell/contracts/fitness';
import { nutrition, type Meal } from '@nestwell/contracts/nutrition';
import { addDays } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import {
  answer,
  aNursingMother,
  type aUser,
  renderWithHost,
  type FakeAnswer,
} from '@nestwell/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDay } from '../../../testing/tracked-day';
import { ProgressPage } from '../progress-page';

const today = deviceDate(new Date());

export const meal = (calories: number): Meal => ({
  id: '019a0000-0000-7000-8000-0000000000e1',
  userId: '01980000-0000-7000-8000-000000000001',
  name: 'Stew',
  calories,
  protein: null,
  carbs: null,
  fat: null,
  portion: null,
  micronutrients: {},
  mealType: 'lunch',
  loggedAt: new Date().toISOString(),
});

export function show({
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
