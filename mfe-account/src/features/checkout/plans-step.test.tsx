import { billing } from '@nestwell/contracts/billing';
import { answer, refuse } from '@nestwell/remote-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepSelectedPlan } from '../../lib/selected-plan';
import { noTrialLeft, plans, showCheckout, trialRunning, user } from './testing/show-checkout';

beforeEach(() => localStorage.clear());

const kept = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;

describe('the plans', () => {
  it('are three for a visitor, who goes on to sign up with the chosen one kept', async () => {
    const view = showCheckout({ visitor: true });
    expect(await screen.findByRole('heading', { name: '7-Day Free Trial' })).toBeVisible();
    const annual = screen.getByRole('region', { name: 'Annual' });
    expect(annual).toHaveTextContent('Save $22.40');
    expect(annual).toHaveTextContent('$97.00');
    await userEvent.click(screen.getByRole('button', { name: 'Choose annual' }));

    expect(kept('selectedPlan')).toMatchObject({ plan: 'annual', userId: null });
    expect(view.location()).toBe('/onboarding');
  });

  it('leave out the trial for a member, whose choice loads the purchase and is kept for an hour', async () => {
    const view = showCheckout();
    await userEvent.click(await screen.findByRole('button', { name: 'Choose monthly' }));

    expect(screen.queryByRole('heading', { name: '7-Day Free Trial' })).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Your e-mail')).not.toBeInTheDocument();
    expect(view.loads).toEqual(['/checkout?purchase=1']);
    for (const key of ['selectedPlan', 'pendingSubscription']) {
      expect(kept(key)).toMatchObject({ userId: user.id, plan: 'monthly', timestamp: expect.any(Number) });
    }
  });

  it('let a running trial go on', async () => {
    showCheckout({ answers: [answer(billing.subscriptionStatus, trialRunning)] });

    expect(await screen.findByRole('link', { name: 'Continue with your free trial' })).toHaveAttribute(
      'href',
      '/',
    );
  });

  it('go straight to the purchase for a plan chosen before signing up', async () => {
    keepSelectedPlan('annual', null, new Date());
    const view = showCheckout();

    await waitFor(() => expect(view.loads).toEqual(['/checkout?purchase=1']));
  });

  it('offer to try again when they do not load', async () => {
    const view = showCheckout({ visitor: true, answers: [refuse(billing.listPlans, 'internal')] });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    view.answer(answer(billing.listPlans, plans));
    await userEvent.click(retry);

    expect(await screen.findByRole('heading', { name: 'Monthly' })).toBeVisible();
  });
});

describe('the trial picked before signing up', () => {
  beforeEach(() => keepSelectedPlan('trial', null, new Date()));

  it('is activated, and she goes home after a moment', async () => {
    const view = showCheckout({ answers: [answer(billing.activateTrial, trialRunning)] });

    expect(await screen.findByRole('status', { name: 'Trial Activated!' })).toBeVisible();
    expect(localStorage.getItem('selectedPlan')).toBeNull();
    await waitFor(() => expect(view.location()).toBe('/'), { timeout: 2500 });
  });

  it('says so when it cannot be', async () => {
    showCheckout({ answers: [refuse(billing.activateTrial, 'internal')] });

    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to activate trial. Please try again.');
  });
});

it('tells a former member who takes the trial why there is no second one', async () => {
  keepSelectedPlan('trial', null, new Date());
  showCheckout({
    answers: [refuse(billing.activateTrial, 'trial_used'), answer(billing.subscriptionStatus, noTrialLeft)],
  });

  expect(await screen.findByRole('alert', { name: 'No second free trial' })).toHaveTextContent(
    'This e-mail address has had its free trial.',
  );
  expect(screen.getByText(/has had its free trial, and there is one for each/)).toBeVisible();
});

it('opens the terms where she is', async () => {
  showCheckout({ visitor: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Terms' }));

  expect(await screen.findByRole('dialog', { name: 'Terms and Conditions' })).toBeVisible();
  await act(async () => undefined);
});
