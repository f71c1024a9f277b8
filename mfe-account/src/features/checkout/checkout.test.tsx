import {
  account,
  type OrderAnswer,
  type SubscriptionPlan,
  type SubscriptionStatus,
} from '@nestwell/contracts/account';
import { answer, aUser, refuse, renderWithHost, type FakeAnswer } from '@nestwell/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckoutPage } from './checkout-page';

const plans: SubscriptionPlan[] = [
  {
    id: 'trial',
    name: '7-Day Free Trial',
    price: 0,
    period: 'for 7 days',
    description: 'No card needed.',
    features: ['Everything'],
    badge: 'Start here',
  },
  {
    id: 'annual',
    name: 'Annual',
    price: 97,
    period: 'a year',
    description: '$8.08 a month',
    features: ['One payment'],
    badge: 'Save $22.40',
  },
  {
    id: 'monthly',
    name: 'Monthly',
    price: 9.95,
    period: 'a month',
    description: 'Cancel any time.',
    features: ['Recipes'],
    badge: null,
  },
];
const trialOver: SubscriptionStatus = {
  isActive: false,
  subscriptionStatus: 'expired',
  subscriptionType: 'trial',
  isExpired: true,
  daysRemaining: 0,
};
const trialRunning: SubscriptionStatus = {
  ...trialOver,
  isActive: true,
  subscriptionStatus: 'active',
  isExpired: false,
  daysRemaining: 3,
};
const captured: OrderAnswer = { id: 'TEST-1', status: 'captured' };
const user = aUser();

const base = [
  answer(account.listPlans, plans),
  answer(account.subscriptionStatus, trialOver),
  answer(account.quotePlan, ({ query }) => ({
    plan: query.plan as 'monthly',
    currency: 'USD' as const,
    country: query.country ?? null,
    region: query.region ?? null,
    net: 9.95,
    tax: query.region === 'ON' ? 1.29 : 0,
    taxRate: query.region === 'ON' ? 0.13 : 0,
    taxName: query.region === 'ON' ? 'HST' : null,
    total: query.region === 'ON' ? 11.24 : 9.95,
  })),
  answer(account.createOrder, { id: 'TEST-1', status: 'created' }),
  answer(account.answerTestOrder, { id: 'TEST-1', status: 'created' }),
  answer(account.captureOrder, captured),
  answer(account.upgradeSubscription, {
    subscriptionType: 'monthly',
    subscriptionStatus: 'active',
    isActive: true,
    subscriptionEndDate: '2026-12-28T08:00:00.000Z',
    renews: true,
  }),
];

beforeEach(() => localStorage.clear());

function show(options: { visitor?: boolean; route?: string; answers?: FakeAnswer[] } = {}) {
  const loads: string[] = [];
  const view = renderWithHost(<CheckoutPage load={(address) => loads.push(address)} />, {
    user: options.visitor ? null : user,
    route: options.route ?? '/checkout',
    answers: [...base, ...(options.answers ?? [])],
  });
  return { ...view, loads };
}

async function payStep(answers: FakeAnswer[] = []) {
  localStorage.setItem('selectedPlan', 'monthly');
  const view = show({ route: '/checkout?purchase=1', answers });
  await userEvent.selectOptions(await screen.findByLabelText('Country'), 'Canada');
  await userEvent.selectOptions(await screen.findByLabelText('Province or territory'), 'Ontario');
  await screen.findByRole('button', { name: 'Approve $11.24' });
  return view;
}

describe('the plans', () => {
  it('are three for a visitor, who goes on to sign up with the chosen one kept', async () => {
    const view = show({ visitor: true });
    expect(await screen.findByRole('heading', { name: '7-Day Free Trial' })).toBeVisible();
    expect(screen.getByText('Save $22.40')).toBeVisible();
    expect(screen.getByText('$97.00')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Choose annual' }));

    expect(localStorage.getItem('selectedPlan')).toBe('annual');
    expect(view.location()).toBe('/onboarding');
  });

  it('leave out the trial for a member, whose choice loads the purchase and is kept for an hour', async () => {
    const view = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Choose monthly' }));

    expect(screen.queryByRole('heading', { name: '7-Day Free Trial' })).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Your e-mail')).not.toBeInTheDocument();
    expect(view.loads).toEqual(['/checkout?purchase=1']);
    expect(JSON.parse(localStorage.getItem('pendingSubscription') ?? '')).toMatchObject({
      userId: user.id,
      plan: 'monthly',
    });
  });

  it('let a running trial go on', async () => {
    show({ answers: [answer(account.subscriptionStatus, trialRunning)] });

    expect(await screen.findByRole('link', { name: 'Continue with your free trial' })).toHaveAttribute(
      'href',
      '/',
    );
  });

  it('go straight to the purchase for a plan chosen before signing up', async () => {
    localStorage.setItem('selectedPlan', 'annual');
    const view = show();

    await waitFor(() => expect(view.loads).toEqual(['/checkout?purchase=1']));
  });

  it('offer to try again when they do not load', async () => {
    const view = show({ visitor: true, answers: [refuse(account.listPlans, 500)] });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    view.answer(answer(account.listPlans, plans));
    await userEvent.click(retry);

    expect(await screen.findByRole('heading', { name: 'Monthly' })).toBeVisible();
  });
});

describe('the trial picked before signing up', () => {
  beforeEach(() => localStorage.setItem('selectedPlan', 'trial'));

  it('is activated, and she goes home after a moment', async () => {
    const view = show({ answers: [answer(account.activateTrial, trialRunning)] });

    expect(await screen.findByText('Trial Activated!')).toBeVisible();
    expect(localStorage.getItem('selectedPlan')).toBeNull();
    await waitFor(() => expect(view.location()).toBe('/'), { timeout: 2500 });
  });

  it('says so when it cannot be', async () => {
    show({ answers: [refuse(account.activateTrial, 409, 'trial_used')] });

    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to activate trial. Please try again.');
  });
});

describe('the login card', () => {
  const email = () => screen.findByLabelText('Your e-mail');

  it('asks for the e-mail', async () => {
    show({ visitor: true });
    await email();
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));

    const toast = await screen.findByRole('alert');
    expect(toast).toHaveTextContent('Email Required');
    expect(toast).toHaveTextContent('Please enter your email address.');
  });

  it('welcomes a member back and stays', async () => {
    const view = show({ visitor: true, answers: [answer(account.findUserByEmail, user)] });
    await userEvent.type(await email(), ' Amara@Example.com ');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));

    expect(await screen.findByText('Welcome back!')).toBeVisible();
    expect(view.calls(account.findUserByEmail)[0]?.query).toEqual({ email: 'amara@example.com' });
    expect(view.location()).toBe('/checkout');
  });

  it('keeps what was typed when nobody is found', async () => {
    show({ visitor: true, answers: [refuse(account.findUserByEmail, 404)] });
    await userEvent.type(await email(), 'nobody@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));

    const toast = await screen.findByRole('alert');
    expect(toast).toHaveTextContent('Login Failed');
    expect(toast).toHaveTextContent('Unable to log in. Please try again.');
    expect(await email()).toHaveValue('nobody@example.com');
  });

  it('asks for the code where the server wants one', async () => {
    show({
      visitor: true,
      answers: [
        refuse(account.findUserByEmail, 401, 'verification_required'),
        answer(account.verifySession, user),
      ],
    });
    await userEvent.type(await email(), 'amara@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await userEvent.type(await screen.findByLabelText('Six-digit code'), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));

    expect(await screen.findByText('Welcome back!')).toBeVisible();
  });
});

describe('the purchase', () => {
  it('shows net, tax and total of where she lives', async () => {
    await payStep();
    const price = screen.getByRole('region', { name: 'Price' });

    expect(within(price).getByText('HST 13 %').nextSibling).toHaveTextContent('$1.29');
    expect(within(price).getByText('Total today').nextSibling).toHaveTextContent('$11.24');
    expect(price).toHaveTextContent('Renews at $11.24 each month until you cancel.');
    expect(screen.getByText('Test payments: no money moves')).toBeVisible();
  });

  it('pays the quoted total, activates the plan and goes home after a moment', async () => {
    const view = await payStep();
    await userEvent.click(screen.getByRole('button', { name: 'Approve $11.24' }));

    expect(await screen.findByText('Subscription Activated!')).toBeVisible();
    const [order] = view.calls(account.createOrder);
    expect(order?.body).toEqual({
      amount: 11.24,
      currency: 'USD',
      intent: 'CAPTURE',
      plan: 'monthly',
      country: 'CA',
      region: 'ON',
    });
    expect(order?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
    expect(view.calls(account.upgradeSubscription)[0]?.body).toEqual({
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
      answer(account.upgradeSubscription, {
        subscriptionType: 'monthly',
        subscriptionStatus: 'active',
        isActive: true,
        subscriptionEndDate: '2026-12-28T08:00:00.000Z',
        renews: false,
      }),
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Approve $11.24' }));

    expect(await screen.findByText(/could not be stored, so the plan ends by itself/)).toBeVisible();
  });

  it('tells that a declined payment was not charged and can be tried again', async () => {
    const message = 'The test card was declined. Nothing was charged.';
    const view = await payStep([answer(account.captureOrder, { id: 'TEST-1', status: 'declined', message })]);
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(view.calls(account.upgradeSubscription)).toHaveLength(0);

    view.answer(answer(account.captureOrder, captured));
    await userEvent.click(screen.getByRole('button', { name: 'Approve $11.24' }));
    expect(await screen.findByText('Subscription Activated!')).toBeVisible();
  });

  it('says that the provider is down, and repeats the same order with the next try', async () => {
    const down = refuse(account.captureOrder, 503, 'payment_unavailable', {
      message: 'The payment provider does not answer right now.',
    });
    const view = await payStep([down]);
    await userEvent.click(screen.getByRole('button', { name: 'Provider down' }));
    expect(await screen.findByText('The payment provider does not answer right now.')).toBeVisible();
    view.answer(answer(account.captureOrder, captured));
    await userEvent.click(screen.getByRole('button', { name: 'Approve $11.24' }));
    await screen.findByText('Subscription Activated!');

    const keys = view
      .calls(account.createOrder)
      .map(({ headers }) => headers['Idempotency-Key'] ?? headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
  });

  it('only logs a cancelled payment', async () => {
    const log = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    const view = await payStep();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));

    expect(log).toHaveBeenCalledWith('Payment cancelled');
    expect(view.toasts()).toEqual([]);
    expect(view.calls(account.createOrder)).toHaveLength(0);
  });

  it('keeps a paid order that could not be activated, and puts it to use on the next try without paying again', async () => {
    const view = await payStep([refuse(account.upgradeSubscription, 500)]);
    await userEvent.click(screen.getByRole('button', { name: 'Approve $11.24' }));
    expect(await screen.findByText('Failed to activate subscription. Please contact support.')).toBeVisible();
    expect(localStorage.getItem('lastOrderId')).toBe('TEST-1');

    view.answer(base[6] as FakeAnswer);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Subscription Activated!')).toBeVisible();
    expect(view.calls(account.createOrder)).toHaveLength(1);
  });

  it('goes back to the plans by a full load and forgets the choice', async () => {
    const view = await payStep();
    await userEvent.click(screen.getByRole('button', { name: 'Back to Plans' }));

    expect(view.loads).toEqual(['/checkout']);
    expect(localStorage.getItem('selectedPlan')).toBeNull();
    expect(localStorage.getItem('pendingSubscription')).toBeNull();
  });

  it('asks for nothing but the place first', async () => {
    localStorage.setItem('selectedPlan', 'monthly');
    jest.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
    show({ route: '/checkout?purchase=1' });

    expect(await screen.findByText('Choose where you live to see the total with tax.')).toBeVisible();
    expect(screen.queryByText('Test payments: no money moves')).not.toBeInTheDocument();
  });
});

it('opens the terms where she is', async () => {
  show({ visitor: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Terms' }));

  expect(await screen.findByRole('dialog', { name: 'Terms and Conditions' })).toBeVisible();
  await act(async () => undefined);
});
