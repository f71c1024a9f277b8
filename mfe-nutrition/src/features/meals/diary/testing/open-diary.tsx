import { nutrition, type Meal } from '@nestwell/contracts/nutrition';
import { addDays } from '@nestwell/domain/calendar-days';
import { deviceDate, deviceMoment } from '@nestwell/domain/device-time';
import { answer, renderWithHost, type HostTestOptions } from '@nestwell/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMeal } from '../../../../testing/a-meal';
import { DiaryPage } from '../diary-page';

export const today = deviceDate(new Date());
export const yesterday = addDays(today, -1);
const at = (date: string, hour: number) => deviceMoment(date, hour, 1).toISOString();

export const porridge = aMeal({
  id: '01980000-0000-7000-8000-0000000000b1',
  name: 'Ginger Oat Porridge',
  calories: 340,
  mealType: 'breakfast',
  portion: { label: 'bowl', grams: null, times: 1 },
  micronutrients: { iron: 3 },
  loggedAt: at(today, 0),
});
export const apple = aMeal({
  id: '01980000-0000-7000-8000-0000000000b2',
  name: 'Apple',
  calories: 95,
  protein: null,
  mealType: 'snack',
  loggedAt: at(today, 0),
});
export const stew = aMeal({
  id: '01980000-0000-7000-8000-0000000000b3',
  name: 'Lentil stew',
  calories: 460,
  mealType: 'dinner',
  loggedAt: at(yesterday, 18),
});

/** The server's meals by the day that is asked for. */
const byDay = (days: Readonly<Record<string, readonly Meal[]>>) => [
  answer(nutrition.listMeals, ({ query }) => [...(days[query?.startDate ?? ''] ?? [])]),
  answer(
    nutrition.listDiaryDays,
    Object.entries(days).map(([date, meals]) => ({
      date,
      calories: meals.reduce((sum, { calories }) => sum + calories, 0),
      protein: null,
      meals: meals.length,
    })),
  ),
];

export function openDiary({ answers = [], ...options }: HostTestOptions = {}) {
  const taps = userEvent.setup();
  const days = { [today]: [porridge, apple], [yesterday]: [stew] };
  const view = renderWithHost(<DiaryPage />, {
    route: '/nutrition?view=diary',
    ...options,
    answers: [...byDay(days), ...answers],
  });
  const press = async (name: string | RegExp) => taps.click(await screen.findByRole('button', { name }));
  const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }));
  return { ...view, taps, press, sheet };
}
