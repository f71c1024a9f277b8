import { billing } from '@nestwell/contracts/billing';
import { HOUR } from '@nestwell/domain/moments';
import { aUser } from '@nestwell/remote-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepSelectedPlan } from '../../lib/selected-plan';
import { keepPending } from './lib/pending-purchase';
import { showCheckout, user } from './testing/show-checkout';

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '');
});

const plansShown = () => screen.findByRole('button', { name: 'Choose annual' });
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

it('somebody else’s choice leads nobody to the payment', async () => {
  keepSelectedPlan('annual', 'somebody-else', new Date());
  keepPending('somebody-else', 'annual', new Date());
  const view = showCheckout();
  await plansShown();

  expect(view.loads).toEqual([]);
  expect(localStorage.getItem('selectedPlan')).toBeNull();
  expect(localStorage.getItem('pendingSubscription')).toBeNull();
});

it('her own leads there for an hour, which a visit does not begin again', async () => {
  keepSelectedPlan('annual', null, minutesAgo(59));
  const first = showCheckout();
  await waitFor(() => expect(first.loads).toEqual(['/checkout?purchase=1']));
  first.unmount();

  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now);
  keepSelectedPlan('annual', user.id, new Date(now - HOUR));
  keepPending(user.id, 'annual', new Date(now - HOUR));
  const later = showCheckout();
  await plansShown();
  expect(later.loads).toEqual([]);
});

it('what a visitor chose becomes that of the member she is now, at its own time', async () => {
  const chosen = minutesAgo(10);
  keepSelectedPlan('annual', null, chosen);
  const view = showCheckout();
  await waitFor(() => expect(view.loads).toHaveLength(1));

  for (const key of ['selectedPlan', 'pendingSubscription']) {
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({
      plan: 'annual',
      userId: user.id,
      timestamp: chosen.getTime(),
    });
  }
});

it('Back from the payment shows the plans and clears the choice', async () => {
  keepSelectedPlan('annual', user.id, new Date());
  keepPending(user.id, 'annual', new Date());
  window.history.replaceState({ leftForPurchase: true }, '');
  const view = showCheckout();
  await plansShown();

  expect(view.loads).toEqual([]);
  expect(localStorage.getItem('selectedPlan')).toBeNull();
  expect(localStorage.getItem('pendingSubscription')).toBeNull();
  await userEvent.click(await plansShown());
  expect(view.loads).toEqual(['/checkout?purchase=1']);
});

it('Back to a page the browser kept clears it too', async () => {
  showCheckout();
  await userEvent.click(await plansShown());
  expect(localStorage.getItem('selectedPlan')).not.toBeNull();
  window.history.replaceState({ leftForPurchase: true }, '');
  fireEvent(window, new Event('pageshow'));

  expect(localStorage.getItem('selectedPlan')).toBeNull();
});

it('keeps settings, Care, export and logging out in reach of a member without a plan', async () => {
  const view = showCheckout();
  const account = await screen.findByRole('region', { name: 'Your account' });

  expect(account).toContainElement(screen.getByRole('link', { name: 'Settings' }));
  expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings');
  expect(screen.getByRole('link', { name: 'Care' })).toHaveAttribute('href', '/care');
  expect(screen.getByRole('button', { name: 'Export my data' })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(view.acts).toContain('logout');
});

it('tells somebody of the team that she needs no plan, and nothing of a trial', async () => {
  const view = showCheckout({ member: aUser({ role: 'admin' }) });

  expect(await screen.findByText(/access to everything, without a plan/)).toBeVisible();
  await waitFor(() => expect(view.calls(billing.subscriptionStatus)).not.toHaveLength(0));
  expect(screen.queryByText(/free trial/)).not.toBeInTheDocument();
});
