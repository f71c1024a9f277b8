import { billing } from '@nestwell/contracts/billing';
import { answer, aUser, renderWithHost, type FakeAnswer } from '@nestwell/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepSelectedPlan } from '../../../lib/selected-plan';
import { CheckoutPage } from '../checkout-page';
import type { PaypalCallbacks } from './paypal-sdk';

const SDK = 'https://www.sandbox.paypal.com/web-sdk/v6/core';

/** Stands in for PayPal's script: what the buyer does in its window is told to the callbacks. */
function fakePaypal(buyer: (callbacks: PaypalCallbacks, orderId: string) => void | Promise<void>) {
  const createInstance = jest.fn(async (_options: { clientToken: string; components: string[] }) => ({
    createPayPalOneTimePaymentSession: (callbacks: PaypalCallbacks) => ({
      start: async (_: object, order: Promise<{ orderId: string }>) =>
        buyer(callbacks, (await order).orderId),
    }),
  }));
  window.paypal = { createInstance };
  return createInstance;
}

const answers: FakeAnswer[] = [
  answer(billing.quotePlan, {
    plan: 'annual',
    currency: 'USD',
    country: 'GB',
    region: null,
    net: 97,
    tax: 19.4,
    taxRate: 0.2,
    taxName: 'VAT',
    total: 116.4,
  }),
  answer(billing.paymentSetup, { provider: 'paypal', clientToken: 'client-token', sdkUrl: SDK }),
  answer(billing.createOrder, { id: '5O190', status: 'created' }),
  answer(billing.captureOrder, { id: '5O190', status: 'captured' }),
  answer(billing.upgradeSubscription, {
    subscriptionType: 'annual',
    subscriptionStatus: 'active',
    isActive: true,
    subscriptionEndDate: '2027-11-28T08:00:00.000Z',
    renews: true,
  }),
];

beforeEach(() => {
  localStorage.clear();
  keepSelectedPlan('annual', null, new Date());
});
afterEach(() => {
  delete window.paypal;
  document.head.querySelectorAll('script').forEach((script) => script.remove());
});

async function show() {
  const loads: string[] = [];
  const view = renderWithHost(<CheckoutPage load={(address) => loads.push(address)} />, {
    user: aUser(),
    route: '/checkout?purchase=1',
    config: { paymentProvider: 'paypal' },
    answers,
  });
  await userEvent.selectOptions(await screen.findByLabelText('Country'), 'United Kingdom');
  return { ...view, loads };
}
const pay = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Pay $116.40 with PayPal' }));

it('captures and activates what the buyer approves in PayPal’s window', async () => {
  const createInstance = fakePaypal(({ onApprove }, orderId) => onApprove({ orderId }));
  const view = await show();
  await pay();

  expect(await screen.findByRole('status', { name: 'Subscription Activated!' })).toBeVisible();
  expect(createInstance).toHaveBeenCalledWith(expect.objectContaining({ clientToken: 'client-token' }));
  expect(view.calls(billing.createOrder)[0]?.body).toMatchObject({
    amount: 116.4,
    plan: 'annual',
    country: 'GB',
  });
  expect(view.calls(billing.captureOrder)[0]?.params).toEqual({ orderId: '5O190' });
});

it('only logs what she cancels or what fails in PayPal’s window', async () => {
  const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fakePaypal(({ onCancel }) => onCancel());
  const view = await show();
  await pay();
  await waitFor(() => expect(info).toHaveBeenCalledWith('Payment canceled'));
  fakePaypal(({ onError }) => onError(new Error('popup closed')));
  expect(view.toasts()).toEqual([]);
  expect(view.calls(billing.captureOrder)).toHaveLength(0);
  expect(error).not.toHaveBeenCalled();
  expect(await screen.findByRole('button', { name: 'Pay $116.40 with PayPal' })).toBeEnabled();
});

it('loads PayPal’s script from where the server says, and can try again', async () => {
  await show();
  const script = await waitFor(() => {
    const found = document.head.querySelector<HTMLScriptElement>(`script[src="${SDK}"]`);
    if (!found) throw new Error('no script yet');
    return found;
  });
  script.dispatchEvent(new Event('error'));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  fakePaypal(() => undefined);
  await userEvent.click(retry);

  expect(await screen.findByRole('button', { name: 'Pay $116.40 with PayPal' })).toBeVisible();
});
