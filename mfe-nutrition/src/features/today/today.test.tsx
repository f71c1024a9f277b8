import { account } from '@nestwell/contracts/account';
import { nutrition } from '@nestwell/contracts/nutrition';
import { aNursingMother, answer, aUser, pending, refuse, renderWithHost } from '@nestwell/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMeal } from '../../testing/a-meal';
import { CalorieRing } from './calorie-ring';
import { NursingMode } from './nursing-mode';

const DAY = 24 * 60 * 60_000;
const meals = (...calories: number[]) =>
  answer(nutrition.listMeals, [
    ...calories.map((kcal, index) => aMeal({ id: `a${index}`, calories: kcal })),
    aMeal({ id: 'old', calories: 9999, loggedAt: new Date(Date.now() - 2 * DAY).toISOString() }),
  ]);
const home = (
  <>
    <CalorieRing />
    <NursingMode />
  </>
);

it('counts only today’s meals and says what is left', async () => {
  renderWithHost(home, { answers: [meals(890, 520)] });

  expect(
    await screen.findByRole('img', {
      name: 'Calories: 1,410 of 2,100 kilocalories eaten today, 67 percent of your daily goal',
    }),
  ).toHaveTextContent('67%');
  expect(screen.getByText('690').parentElement).toHaveTextContent('690 kcal left');
  expect(screen.getByText('1,410 eaten of 2,100')).toBeVisible();
});

it('counts every meal of a day with more of them than one answer holds', async () => {
  const all = Array.from({ length: 60 }, (_, index) => aMeal({ id: `m${index}`, calories: 10 }));
  renderWithHost(home, {
    answers: [answer(nutrition.listMeals, all.slice(0, 50)), answer(nutrition.mealsOfWeek, all)],
  });

  expect(await screen.findByRole('img', { name: /^Calories: 600 of 2,100/ })).toBeVisible();
});

it('adds 500 for a nursing mother, until she turns it off, which is kept of her', async () => {
  const nursing = aNursingMother();
  const { calls } = renderWithHost(home, {
    user: nursing,
    answers: [
      meals(320),
      answer(account.updateUser, ({ body: { nursingMode = true } }) => ({ ...nursing, nursingMode })),
    ],
  });
  expect(await screen.findByText('320 eaten of 2,600')).toBeVisible();
  const toggle = screen.getByRole('switch', { name: 'Nursing Mode' });
  expect(toggle).toBeChecked();

  await userEvent.click(toggle);

  expect(toggle).not.toBeChecked();
  expect(await screen.findByText('320 eaten of 2,100')).toBeVisible();
  expect(calls(account.updateUser)).toMatchObject([{ body: { nursingMode: false } }]);
});

it('takes the toggle back and says so where it could not be kept', async () => {
  const { toasts } = renderWithHost(home, {
    user: aNursingMother(),
    answers: [meals(320), refuse(account.updateUser, 'internal')],
  });
  const toggle = await screen.findByRole('switch', { name: 'Nursing Mode' });

  await userEvent.click(toggle);

  expect(toggle).toBeChecked();
  expect(toasts()).toMatchObject([{ title: 'Update Failed' }]);
});

it('is another’s own after she switched: what one turned off is on for the next', async () => {
  const off = renderWithHost(home, { user: aNursingMother({ nursingMode: false }), answers: [meals()] });
  expect(await screen.findByRole('switch', { name: 'Nursing Mode' })).not.toBeChecked();
  off.unmount();

  renderWithHost(home, {
    user: aNursingMother({ id: '01980000-0000-7000-8000-000000000002' }),
    answers: [meals()],
  });
  expect(await screen.findByRole('switch', { name: 'Nursing Mode' })).toBeChecked();
});

it('is disabled with its reason while she does not breastfeed', async () => {
  renderWithHost(home, { user: aUser(), answers: [meals()] });
  const toggle = await screen.findByRole('switch', { name: 'Nursing Mode' });

  expect(toggle).toBeDisabled();
  expect(toggle).not.toBeChecked();
  expect(toggle).toHaveAccessibleDescription('Turns on when you tell us you’re breastfeeding.');
});

it('shows the true figure beyond the goal, without blame', async () => {
  const user = aNursingMother({ isBreastfeeding: false });
  renderWithHost(home, { user, answers: [meals(1200, 1110)] });

  const ring = await screen.findByRole('img', {
    name: /2,310 of 2,100 kilocalories eaten today, 110 percent/,
  });
  expect(ring).toHaveTextContent('110%');
  expect(screen.getByText('kcal above goal').parentElement).toHaveTextContent('210 kcal above goal');
});

it('counts no restriction: a goal too low to live on has nothing left', async () => {
  renderWithHost(home, { user: aUser({ baseCalorieGoal: 800 }), answers: [meals(100)] });

  expect(await screen.findByText('Your body needs more than this goal.')).toBeVisible();
  expect(screen.queryByText('kcal left')).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Calories: 100 kilocalories eaten today' })).not.toHaveTextContent(
    '%',
  );
  expect(document.body).not.toHaveTextContent('of 800');
});

it('blames nobody for what her trimester needs, and adds it to the goal with one tap', async () => {
  const { calls } = renderWithHost(home, {
    answers: [
      meals(1200, 1110),
      answer(account.updateUser, ({ body: { trimesterMode = false } }) => aUser({ trimesterMode })),
    ],
  });
  expect(await screen.findByText('kcal of what your trimester adds')).toBeVisible();

  await userEvent.click(screen.getByRole('switch', { name: 'Add what my trimester needs' }));

  expect(await screen.findByText('2,310 eaten of 2,440')).toBeVisible();
  expect(calls(account.updateUser)).toMatchObject([{ body: { trimesterMode: true } }]);
});

it('measures nothing by a goal of 0', async () => {
  renderWithHost(home, { user: aUser({ baseCalorieGoal: 0 }), answers: [meals(100)] });
  expect(await screen.findByRole('img', { name: 'Calories: 100 kilocalories eaten today' })).toBeVisible();
});

it('keeps its room while loading, and offers another try after a failure', async () => {
  const view = renderWithHost(home, { answers: [pending(nutrition.listMeals)] });
  expect(screen.getByRole('status', { name: 'Loading today’s calories' })).toBeVisible();
  view.unmount();

  const failed = renderWithHost(home, { answers: [refuse(nutrition.listMeals, 'internal')] });
  const again = await screen.findByRole('button', { name: 'Try again to load calories' });
  failed.answer(meals(100));
  await userEvent.click(again);
  expect(await screen.findByRole('img', { name: /100 of 2,100/ })).toBeVisible();
});
