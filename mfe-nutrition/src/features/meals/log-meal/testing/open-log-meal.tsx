import type { User } from '@nestwell/contracts/account';
import { nutrition } from '@nestwell/contracts/nutrition';
import { answer, aUser, renderWithHost, type FakeAnswer } from '@nestwell/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMeal, banana } from '../../../../testing/a-meal';
import { LogFoodTile } from '../log-food-tile';

export const saved = answer(nutrition.logMeal, aMeal());
export const found = answer(nutrition.searchFoods, { foods: [banana] });

export const open = (...answers: FakeAnswer[]) => openAs(aUser(), ...answers);

export async function openAs(user: User, ...answers: FakeAnswer[]) {
  const taps = userEvent.setup();
  const view = renderWithHost(<LogFoodTile />, {
    user,
    answers: [saved, found, ...answers],
  });
  await taps.click(screen.getByRole('button', { name: 'Log Food' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Log Your Meal' }));
  const press = (name: string) => taps.click(sheet.getByRole('button', { name }));
  return { ...view, taps, sheet, press };
}

export type Opened = Awaited<ReturnType<typeof open>>;

export const search = async ({ taps, sheet }: Opened, text: string) =>
  taps.type(sheet.getByRole('combobox', { name: 'Find a food' }), text);
