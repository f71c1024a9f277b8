import { account } from '@nestwell/contracts/account';
import { fitness } from '@nestwell/contracts/fitness';
import { nutrition, type Meal } from '@nestwell/contracts/nutrition';
import { addDays } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import { answer, aUser, refuse, renderWithHost } from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CompactSuggestion } from './compact-suggestion';
import { Suggestions } from './suggestions';

const today = deviceDate(new Date());
const user = aUser({ dietaryRestrictions: ['keto'] });

const meals: Meal[] = Array.from({ length: 14 }, (_, index) => ({
  id: String(index),
  userId: user.id,
  name: index < 11 ? 'Chicken toast' : 'Cheese toast',
  calories: 400,
  protein: null,
  carbs: null,
  fat: null,
  portion: null,
  micronutrients: {},
  mealType: 'lunch',
  loggedAt: new Date().toISOString(),
}));
const blank = { userId: user.id, waterIntake: null, sleepHours: null, mood: null, energyLevel: null };
const tracking = Array.from({ length: 3 }, (_, index) => ({
  ...blank,
  id: String(index),
  date: addDays(today, -index),
  weight: 146,
  postpartumBlues: true,
}));

beforeEach(() => localStorage.removeItem('dismissedSuggestions'));

function show(ui = <Suggestions />) {
  return renderWithHost(ui, {
    user,
    answers: [
      answer(nutrition.listMeals, meals),
      answer(fitness.listTracking, tracking),
      answer(account.updateUser, ({ body }) => aUser({ ...(body as object), currentWeight: 146 })),
    ],
  });
}

it('shows two at most, health first, which leads to support instead of being accepted', async () => {
  show();
  const support = await screen.findByRole('link', { name: 'Get Support' });

  expect(support).toHaveAttribute('href', '/wellness');
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'These days sound heavy',
    'Update your weight?',
  ]);
});

it('rates its guesses about the profile, never how she feels', async () => {
  show();
  const ofCard = async (title: string) => within(await screen.findByRole('region', { name: title }));

  expect((await ofCard('Update your weight?')).getByText('90% match')).toBeVisible();
  expect((await ofCard('These days sound heavy')).queryByText(/match/)).not.toBeInTheDocument();
});

it('shows one where there is little room', async () => {
  show(<CompactSuggestion />);

  expect(await screen.findByRole('heading')).toHaveTextContent('These days sound heavy');
  expect(screen.getAllByRole('heading')).toHaveLength(1);
});

it('asks for the last 14 and 30 days', async () => {
  const view = show();
  await screen.findByRole('link', { name: 'Get Support' });

  expect(view.calls(nutrition.listMeals)[0]?.query.startDate).toBe(addDays(today, -13));
  expect(view.calls(fitness.listTracking)[0]?.query.startDate).toBe(addDays(today, -29));
});

it('sends an accepted weight as text and hides it from then on', async () => {
  const view = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Use 146 lb' }));

  expect(await screen.findByRole('status', { name: 'Profile Updated' })).toBeVisible();
  expect(view.calls(account.updateUser)[0]?.body).toEqual({ currentWeight: '146' });
  expect(localStorage.getItem('dismissedSuggestions')).toBe(JSON.stringify([`${user.id}:weight:146`]));
});

it('appends an accepted diet', async () => {
  const view = show();
  await userEvent.click(
    await screen.findByRole('button', { name: 'Dismiss suggestion: Update your weight?' }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Update my profile' }));

  await screen.findByRole('status', { name: 'Profile Updated' });
  expect(view.calls(account.updateUser)[0]?.body).toEqual({ dietaryRestrictions: ['keto', 'dairy-free'] });
});

it('keeps the card and says so when the profile cannot be updated', async () => {
  const view = show();
  view.answer(refuse(account.updateUser, 'internal'));
  await userEvent.click(await screen.findByRole('button', { name: 'Use 146 lb' }));

  const toast = await screen.findByRole('alert');
  expect(toast).toHaveTextContent('Update Failed');
  expect(toast).toHaveTextContent('Failed to update your profile. Please try again.');
  expect(screen.getByRole('button', { name: 'Use 146 lb' })).toBeVisible();
});

it('keeps what was dismissed away after a reload, for this user only', async () => {
  const first = show();
  await userEvent.click(
    await screen.findByRole('button', { name: 'Dismiss suggestion: These days sound heavy' }),
  );
  first.unmount();
  show();

  expect(await screen.findByRole('heading', { name: 'Update your weight?' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'These days sound heavy' })).not.toBeInTheDocument();
});

it('puts one away and offers it again with Undo', async () => {
  show();
  await userEvent.click(
    await screen.findByRole('button', { name: 'Dismiss suggestion: These days sound heavy' }),
  );
  expect(screen.queryByRole('heading', { name: 'These days sound heavy' })).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));

  expect(await screen.findByRole('heading', { name: 'These days sound heavy' })).toBeVisible();
  expect(localStorage.getItem('dismissedSuggestions')).toBe('[]');
});

it('stays quiet when logs cannot be read, and names the failure', async () => {
  const view = renderWithHost(<Suggestions />, {
    user,
    answers: [refuse(nutrition.listMeals, 'internal'), refuse(fitness.listTracking, 'internal')],
  });
  await waitFor(() =>
    expect(
      view.queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.error?.message),
    ).toEqual(['Failed to fetch recent meals', 'Failed to fetch recent tracking']),
  );

  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
