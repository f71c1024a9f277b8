import { account, type SubscriptionStatus } from '@nestwell/contracts/account';
import { call } from '@nestwell/remote-kit';
import {
  answer,
  aUser,
  delayed,
  refuse,
  renderWithHost,
  type HostTestOptions,
} from '@nestwell/remote-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Gate } from './gate';

const running: SubscriptionStatus = {
  isActive: true,
  subscriptionStatus: 'active',
  subscriptionType: 'trial',
  isExpired: false,
  daysRemaining: 6,
};
const over: SubscriptionStatus = {
  ...running,
  isActive: false,
  subscriptionStatus: 'expired',
  isExpired: true,
  daysRemaining: 0,
};

const stand = (status: SubscriptionStatus, options: HostTestOptions = {}) =>
  renderWithHost(
    <Gate>
      <p>The screen</p>
    </Gate>,
    { answers: [answer(account.subscriptionStatus, status), answer(account.listPlans, [])], ...options },
  );

it('lets a running trial pass, asking without caches', async () => {
  const view = stand(running, { route: '/nutrition' });
  await waitFor(() => expect(view.calls(account.subscriptionStatus)).toHaveLength(1));
  expect(view.calls(account.subscriptionStatus)[0]?.headers).toMatchObject({ 'cache-control': 'no-cache' });
  expect(view.location()).toBe('/nutrition');
});

it.each([
  ['a trial that runs', running],
  ['a trial’s last day', { ...running, daysRemaining: 1 }],
  ['a trial that is over', over],
])('leaves what she types where it is when the answer says %s', async (_, status) => {
  const view = renderWithHost(
    <Gate>
      <input aria-label="Your e-mail" />
    </Gate>,
    {
      route: '/checkout',
      answers: [delayed(50, answer(account.subscriptionStatus, status)), answer(account.listPlans, [])],
    },
  );
  const field = screen.getByRole('textbox');
  field.focus();
  await waitFor(() => expect(view.calls(account.subscriptionStatus)).toHaveLength(1));
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));

  expect(field).toHaveFocus();
});

it('leads somebody whose trial is over to the checkout', async () => {
  const view = stand(over, { route: '/nutrition' });
  await waitFor(() => expect(view.location()).toBe('/checkout'));
});

it.each(['/settings', '/Settings/'])('leaves %s open', async (route) => {
  const view = stand(over, { route });
  await waitFor(() => expect(view.calls(account.subscriptionStatus)).toHaveLength(1));
  expect(view.location()).toBe(route);
});

it('stays open when it cannot ask', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const view = stand(over, { route: '/nutrition', answers: [refuse(account.subscriptionStatus, 500)] });
  await waitFor(() => expect(view.calls(account.subscriptionStatus)).toHaveLength(1));
  expect(screen.getByText('The screen')).toBeVisible();
});

it('asks nobody about an admin', () => {
  const view = stand(over, { route: '/nutrition', user: aUser({ role: 'admin' }) });
  expect(view.calls(account.subscriptionStatus)).toHaveLength(0);
});

it('asks again when a call is refused for the lack of a plan', async () => {
  const view = stand(running, { route: '/nutrition' });
  await waitFor(() => expect(view.calls(account.subscriptionStatus)).toHaveLength(1));
  view.answer(answer(account.subscriptionStatus, over), refuse(account.babySummary, 402));
  await act(() => call(account.babySummary, { params: { userId: aUser().id } }).catch(() => null));
  await waitFor(() => expect(view.location()).toBe('/checkout'));
});

it.each([
  [1, 'Your free trial expires in 1 day.'],
  [2, 'Your free trial expires in 2 days.'],
])('announces %i', async (daysRemaining, sentence) => {
  stand({ ...running, daysRemaining });
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/checkout');
});

it('says a second after arriving at the checkout that the trial has ended', async () => {
  stand(over, { route: '/checkout' });
  const dialog = await screen.findByRole(
    'alertdialog',
    { name: 'Your Free Trial Has Ended' },
    { timeout: 4000 },
  );
  expect(dialog).toHaveTextContent('Your 7-day trial has expired.');
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(dialog).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Upgrade Now' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('does not stand in the way of a payment', async () => {
  jest.useFakeTimers();
  stand(over, { route: '/checkout?purchase=1' });
  await act(() => jest.advanceTimersByTimeAsync(1500));
  jest.useRealTimers();

  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
