import { fitness } from '@nestwell/contracts/fitness';
import { nutrition } from '@nestwell/contracts/nutrition';
import { act, render, screen } from '@testing-library/react';
import { newWaiting } from '../offline/outbox/new-waiting';
import { tellWaiting, useWaitingChanges } from '../request/waiting-rows';
import { WaitingMark } from './waiting-mark';

const userId = '01980000-0000-7000-8000-000000000001';
const params = { userId };
const at = { userId, find: () => undefined };
const date = '2026-11-23';

const cup = newWaiting(fitness.logTracking, { body: { userId, date, add: { waterIntake: 1 } } }, 'cup', at);
const sleep = newWaiting(fitness.logTracking, { body: { userId, date, sleepHours: 7 } }, 'sleep', at);
const figs = { name: 'Figs', mealType: 'snack', calories: 90 } as const;
const meal = newWaiting(nutrition.logMealOfUser, { params, body: figs }, 'figs', at);

const Cups = () => <p>{useWaitingChanges(fitness.listTracking, date, 'waterIntake')} cups</p>;

afterEach(() => tellWaiting([]));

it('stands on the row that a change waits for, on no other, and leaves once it has gone', () => {
  tellWaiting([meal]);
  render(
    <ul>
      <li aria-label="Figs">
        <WaitingMark read={nutrition.listMeals} row="figs" />
      </li>
      <li aria-label="Bread">
        <WaitingMark read={nutrition.listMeals} row="bread" />
      </li>
    </ul>,
  );

  expect(screen.getByRole('listitem', { name: 'Figs' })).toHaveTextContent('Waiting to be sent');
  expect(screen.getByRole('listitem', { name: 'Bread' })).toBeEmptyDOMElement();
  act(() => tellWaiting([]));
  expect(screen.getByRole('listitem', { name: 'Figs' })).toBeEmptyDOMElement();
});

it('counts the cups of a day, not what else waits of it', () => {
  tellWaiting([cup, sleep, cup]);
  render(<Cups />);

  expect(screen.getByText('2 cups')).toBeVisible();
});
