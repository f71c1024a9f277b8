import { nutrition } from '@nestwell/contracts/nutrition';
import { answer, renderWithHost, type HostTestOptions } from '@nestwell/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMeal } from '../../testing/a-meal';
import { aPlan } from '../../testing/a-plan';
import { NutritionPage } from '../nutrition-page';

export const answers = [
  answer(nutrition.listMeals, [aMeal({ calories: 1410 })]),
  answer(nutrition.mealsOfWeek, [aMeal(), aMeal({ id: 'two' })]),
  answer(nutrition.listMealPlans, [aPlan(), aPlan({ id: 'old', isActive: false })]),
  answer(nutrition.logMealOfUser, aMeal()),
];

export function open({ answers: more = [], ...options }: HostTestOptions = {}) {
  const taps = userEvent.setup();
  const view = renderWithHost(<NutritionPage />, {
    route: '/nutrition',
    ...options,
    answers: [...answers, ...more],
  });
  const press = (name: string | RegExp) => taps.click(screen.getByRole('button', { name }));
  const tab = (name: string) => taps.click(screen.getByRole('tab', { name }));
  return { ...view, taps, press, tab };
}
