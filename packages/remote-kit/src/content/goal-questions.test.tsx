import { account } from '@nestwell/contracts/account';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, aNursingMother, aUser, renderWithHost } from '../testing';
import { GoalQuestions } from './goal-questions';

function show(user = aNursingMother()) {
  let kept = user;
  const change = answer(account.updateUser, ({ body }) => {
    kept = { ...kept, ...(body as Partial<typeof user>) };
    return kept;
  });
  return renderWithHost(<GoalQuestions />, { user, answers: [change] });
}
const low = aNursingMother({ healthyWeightGoal: 85, baseCalorieGoal: 800 });

it('asks about each goal below the limits, and takes the answer', async () => {
  const { calls } = show(low);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'About your weight goal',
    'About your daily goal',
  ]);

  await userEvent.click(screen.getByRole('button', { name: 'Take it off' }));
  await userEvent.click(screen.getByRole('button', { name: 'Raise my goal' }));

  expect(calls(account.updateUser).map(({ body }) => body)).toEqual([
    { healthyWeightGoal: null },
    { baseCalorieGoal: 2022 },
  ]);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

it('asks once: what she leaves is kept with her profile, and stays silent', async () => {
  const { calls } = show(aNursingMother({ healthyWeightGoal: 85 }));

  await userEvent.click(screen.getByRole('button', { name: 'Leave it for now' }));

  expect(calls(account.updateUser)).toMatchObject([{ body: { answeredNotes: ['healthyWeightGoal'] } }]);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

it.each([
  ['goals within the limits', aNursingMother()],
  ['hidden figures', { ...low, hidesFigures: true }],
  ['a pause', { ...low, pregnancyPaused: true }],
  ['a goal in pregnancy about at the estimate', aUser({ baseCalorieGoal: 2000 })],
])('asks nothing with %s', (_, user) => {
  show(user);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

it.each([
  ['Europe/London', /^Beat 0808 801 0677/],
  ['America/New_York', /^ANAD Helpline 1-888-375-7767/],
  ['America/Toronto', /^National Eating Disorder Information Centre 1-866-633-4220/],
  ['Australia/Sydney', /^Butterfly National Helpline 1800 33 4673/],
  ['Pacific/Auckland', /^EDANZ 0800 233 269/],
])('says in %s whom to call about food and weight, by number', (timeZone, name) => {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function here(
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone };
  });
  show(aNursingMother({ healthyWeightGoal: 85 }));

  expect(screen.getByRole('link', { name })).toBeVisible();
});
