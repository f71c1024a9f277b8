import { billing } from '@nestwell/contracts/billing';
import { answer, definitionOf, refuse } from '@nestwell/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepSelectedPlan } from '../../../lib/selected-plan';
import { keepLastOrder } from '../lib/last-order';
import { activated, captured, payStep, showCheckout, user } from '../testing/show-checkout';

beforeEach(() => localStorage.clear());

describe('the purchase', () => {
  it('shows net, tax and total of where she lives', async () => {
    await payStep();
    const price = screen.getByRole('region', { name: 'Price' });

    expect(definitionOf('HST 13 %', price)).toHaveTextContent('$1.29');
    expect(definitionOf('Total today', price)).toHaveTextContent('$11.24');
    expect(price).toHaveTextContent('Renews at $11.24 each month until you cancel.');
    expect(screen.getByRole('region', { name: 'Payment' })).toHaveTextContent(
      'Test payments: no money moves',
    );
  });

  it('pays the quoted total, activates the plan and goes home after a moment', async () => {
    const view = await payStep();
    await userEvent.click(screen.getByRole('button', { name: 'Approve $11.24' }));

    expect(await screen.findByRole('status', { name: 'Subscription Activated!' })).toBeVisible();
    const [order] = view.calls(billing.createOrder);
    expect(order?.body).toEqual({
      amount: 11.24,
      currency: 'USD',
      intent: 'CAPTURE',
      plan: 'monthly',
      country: 'CA',
      region: 'ON',
    });
    expect(order?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
    expect(view.calls(billing.upgradeSubscription)[0]?.body).toEqual({
      subscriptionType: 'monthly',
      orderId: 'TEST-1',
    });
    expect(view.acts).toContain('recheckAccess');
    expect(
      ['selectedPlan', 'pendingSubscription', 'lastOrderId'].map((key) => localStorage.getItem(key)),
    ).toEqual([null, null, null]);
    expect(view.loads).toEqual([]);
    await waitFor(() => expect(view.loads).toEqual(['/']), { timeout: 2500 });
  });

  it('says when the plan will not renew by itself', async () => {
    await payStep([
      answer(billing.upgradeSubscription, {
        subscriptionType: 'monthly',
        subscriptionStatus: 'active',
        isActive: true,
        subscriptionEndDate: '2026-12-28T08:00:00.000Z',
        renews: false,
      }),
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Approve $11.24' }));

    expect(await screen.findByRole('status', { name: 'Subscription Activated!' })).toHaveTextContent(
      'could not be stored, so the plan ends by itself',
    );
  });

  it('tells that a declined payment was not charged and can be tried again', async () => {
    const message = 'The test card was declined. Nothing was charged.';
    const view = await payStep([answer(billing.captureOrder, { id: 'TEST-1', status: 'declined', message })]);
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(screen.getByRole('status', { name: '' })).toHaveTextContent(message));
    expect(view.calls(billing.upgradeSubscription)).toHaveLength(0);

    view.answer(answer(billing.captureOrder, captured));
    await userEvent.click(screen.getByRole('button', { name: 'Approve $11.24' }));
    expect(await screen.findByRole('status', { name: 'Subscription Activated!' })).toBeVisible();
  });

  it('says that the provider is down, and repeats the same order with the next try', async () => {
    const down = refuse(billing.captureOrder, 'payment_unavailable', {
      message: 'The payment provider does not answer right now.',
    });
    const view = await payStep([down]);
    await userEvent.click(screen.getByRole('button', { name: 'Provider down' }));
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('The payment provider does not answer right now.'),
    );
    view.answer(answer(billing.captureOrder, captured));
    await userEvent.click(screen.getByRole('button', { name: 'Approve $11.24' }));
    await screen.findByRole('status', { name: 'Subscription Activated!' });

    const keys = view
      .calls(billing.createOrder)
      .map(({ headers }) => headers['Idempotency-Key'] ?? headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
  });

  it('only logs a cancelled payment', async () => {
    const log = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    const view = await payStep();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));

    expect(log).toHaveBeenCalledWith('Payment canceled');
    expect(view.toasts()).toEqual([]);
    expect(view.calls(billing.createOrder)).toHaveLength(0);
  });

  it('keeps a paid order that could not be activated, and puts it to use on the next try without paying again', async () => {
    const view = await payStep([refuse(billing.upgradeSubscription, 'internal')]);
    await userEvent.click(screen.getByRole('button', { name: 'Approve $11.24' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to activate subscription. Please contact support.',
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Monthly plan' })).toHaveFocus();
    expect(localStorage.getItem('lastOrderId')).toContain('TEST-1');

    view.answer(activated);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('status', { name: 'Subscription Activated!' })).toBeVisible();
    expect(view.calls(billing.createOrder)).toHaveLength(1);
  });

  it('goes back to the plans by a full load and forgets the choice', async () => {
    const view = await payStep();
    await userEvent.click(screen.getByRole('button', { name: 'Back to Plans' }));

    expect(view.loads).toEqual(['/checkout']);
    expect(localStorage.getItem('selectedPlan')).toBeNull();
    expect(localStorage.getItem('pendingSubscription')).toBeNull();
  });

  it('shows its price before she has said where she lives, and asks for nothing else', async () => {
    keepSelectedPlan('monthly', user.id, new Date());
    jest.spyOn(navigator, 'language', 'get').mockReturnValue('en-US');
    showCheckout({ route: '/checkout?purchase=1' });

    expect(await screen.findByText(/Choose where you live to see the total with tax/)).toBeVisible();
    const price = screen.getByRole('region', { name: 'Price' });
    expect(definitionOf('Monthly plan', price)).toHaveTextContent('$9.95');
    expect(definitionOf('Total today', price)).toHaveTextContent('$9.95 + tax');
    expect(screen.getByRole('combobox', { name: 'State' })).toHaveDisplayValue('Choose your state');
    expect(screen.queryByRole('region', { name: 'Payment' })).not.toBeInTheDocument();
  });

  it('puts an order she has paid to use, as the plan it paid for', async () => {
    keepLastOrder({ orderId: 'TEST-7', userId: user.id, plan: 'annual' });
    const view = await payStepOrDone();

    expect(view.calls(billing.upgradeSubscription)[0]?.body).toEqual({
      subscriptionType: 'annual',
      orderId: 'TEST-7',
    });
  });

  it('leaves an order that somebody else has paid here to its buyer', async () => {
    keepLastOrder({ orderId: 'TEST-7', userId: 'somebody-else', plan: 'monthly' });
    const view = await payStep();

    expect(view.calls(billing.upgradeSubscription)).toHaveLength(0);
    expect(localStorage.getItem('lastOrderId')).toContain('TEST-7');
  });
});

async function payStepOrDone() {
  keepSelectedPlan('monthly', user.id, new Date());
  const view = showCheckout({ route: '/checkout?purchase=1' });
  await userEvent.selectOptions(await screen.findByLabelText('Country'), 'Another country');
  await screen.findByRole('status', { name: 'Subscription Activated!' });
  return view;
}
