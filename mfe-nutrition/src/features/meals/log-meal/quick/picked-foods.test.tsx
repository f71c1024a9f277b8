import { nutrition } from '@nestwell/contracts/nutrition';
import { answer } from '@nestwell/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import { aMeal } from '../../../../testing/a-meal';
import { open, search } from '../testing/open-log-meal';

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const meals = [
  aMeal({ id: '1', name: 'Lentil stew', loggedAt: ago(50) }),
  aMeal({ id: '2', name: 'Lentil stew', loggedAt: ago(74) }),
  aMeal({ id: '3', name: 'Feta salad', loggedAt: ago(75) }),
];

async function openWithPick() {
  const view = await open(
    answer(nutrition.listMeals, meals),
    answer(nutrition.listKeptFoods, []),
    answer(nutrition.findBarcode, { food: null }),
  );
  await view.taps.click(await view.sheet.findByRole('tab', { name: 'Recent' }));
  await view.taps.click(view.sheet.getByRole('checkbox', { name: /^Lentil stew/ }));
  return view;
}

it('keeps what she picked in sight in the other lists, where one tap takes it off', async () => {
  const view = await openWithPick();
  expect(view.sheet.queryByRole('list', { name: 'Picked' })).not.toBeInTheDocument();

  await view.taps.click(view.sheet.getByRole('tab', { name: 'Favorites' }));
  const picked = within(view.sheet.getByRole('list', { name: 'Picked' }));
  await view.taps.click(picked.getByRole('checkbox', { name: /^Lentil stew/ }));

  expect(view.sheet.queryByRole('list', { name: 'Picked' })).not.toBeInTheDocument();
  expect(view.sheet.getByRole('button', { name: 'Log meal' })).toBeDisabled();
});

it('asks before the sheet goes with what she picked', async () => {
  const view = await openWithPick();
  await view.taps.keyboard('{Escape}');

  const asked = await screen.findByRole('alertdialog', { name: 'Let go of what you picked?' });
  expect(asked).toHaveTextContent('“Lentil stew”');
  await view.taps.click(within(asked).getByRole('button', { name: 'Go on picking' }));
  expect(await view.sheet.findByRole('button', { name: 'Log 1 food' })).toBeEnabled();
});

it('folds the kinds into one button while she looks for a food', async () => {
  const view = await openWithPick();
  await view.press('Snack');
  await search(view, 'lentil');

  expect(view.sheet.queryByRole('button', { name: 'Lunch' })).not.toBeInTheDocument();
  await view.taps.click(view.sheet.getByRole('button', { name: 'Meal type: Snack' }));
  await view.press('Lunch');
  expect(view.sheet.getByRole('button', { name: 'Meal type: Lunch' })).toBeVisible();
});
