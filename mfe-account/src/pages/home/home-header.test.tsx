import { aNursingMother, aQuietMember, aUser } from '@nestwell/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from './testing/show-header';

it.each([
  [5, 'Good morning, Amara'],
  [15, 'Good afternoon, Amara'],
  [20, 'Good evening, Amara'],
  [3, 'Here with you, Amara'],
])('greets by her clock at %d', (hour, greeting) => {
  jest.spyOn(Date, 'now').mockReturnValue(new Date(2026, 10, 20, hour, 30).getTime());
  show();

  expect(screen.getByRole('heading', { level: 1, name: greeting })).toBeVisible();
});

it('shows the week with its trimester, or the months since birth', () => {
  const { unmount } = show();
  expect(screen.getByRole('banner')).toHaveTextContent('Week 24Second trimester');
  unmount();

  show([], aNursingMother());
  expect(screen.getByRole('banner')).toHaveTextContent('4 months postpartumNursing');
});

it('names no trimester past 42 weeks, where nobody knows whether it goes on', () => {
  show([], aUser({ pregnancyWeek: 42, pregnancyStage: 'third_trimester', dueDate: '2020-01-01' }));

  expect(screen.getByRole('banner')).toHaveTextContent('Past 42 weeks');
  expect(screen.getByRole('banner')).not.toHaveTextContent(/trimester/i);
});

it.each(['paused', 'loss'] as const)('in the state %s says hello, and asks nothing of her', (state) => {
  show([], aQuietMember(state));

  expect(screen.getByRole('heading', { level: 1, name: 'Hello, Hana' })).toBeVisible();
  expect(screen.getByRole('banner')).toHaveTextContent('There is nothing you have to do here today.');
  expect(screen.getByRole('banner')).not.toHaveTextContent(/week|trimester|postpartum|subscribe/i);
});

it('shows 9+ above nine and says the whole number', async () => {
  show([], aUser(), 12);

  expect(await screen.findByRole('button', { name: 'Notifications, 12 unread' })).toHaveTextContent('9+');
});

it('leads to the checkout and lets another user in', async () => {
  const view = show();
  expect(screen.getByRole('link', { name: 'Subscribe' })).toHaveAttribute('href', '/checkout');
  await userEvent.click(screen.getByRole('button', { name: 'Switch User' }));

  expect(view.acts).toContain('switchUser');
});
