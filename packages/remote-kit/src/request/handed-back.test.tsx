import { nutrition } from '@nestwell/contracts/nutrition';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { aUser } from '../testing/example-user';
import { refusedBefore } from '../testing/refused-before';
import { settleRewritten, useHandedBack } from './handed-back';

const params = { userId: aUser().id };
const figs = { name: 'Figs', mealType: 'snack', calories: 90 } as const;
const meal = { noun: 'Meal' };

function Form() {
  const [name, setName] = useState<string>();
  useHandedBack(nutrition.logMealOfUser, name !== undefined, ({ body }) => setName(body.name));
  return name === undefined ? null : <button onClick={() => setName(undefined)}>Close {name}</button>;
}

const refused = () => refusedBefore(nutrition.logMealOfUser, { params, body: figs });

it('comes back to its form, wherever that opens, and goes once it is written anew', async () => {
  const letGo = refused();
  render(<Form />);
  expect(screen.getByRole('button', { name: 'Close Figs' })).toBeVisible();

  await settleRewritten({ noun: 'Workout' });
  expect(letGo).not.toHaveBeenCalled();
  await settleRewritten(meal);
  await settleRewritten(meal);

  expect(letGo).toHaveBeenCalledTimes(1);
});

it('stays where it was once its form is closed, whatever else she logs', async () => {
  render(<Form />);
  let letGo = jest.fn();
  act(() => void (letGo = refused()));
  act(() => screen.getByRole('button', { name: 'Close Figs' }).click());

  await settleRewritten(meal);

  expect(letGo).not.toHaveBeenCalled();
});

it('opens no other form', () => {
  refusedBefore(nutrition.keepFood, {
    params,
    body: { kind: 'own', name: 'Seeds', portion: { label: 'spoon', grams: null }, calories: 60 },
  });
  render(<Form />);

  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
