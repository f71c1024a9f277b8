import { billing } from '@nestwell/contracts/billing';
import { answer, refuse } from '@nestwell/remote-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { plans, showCheckout, trialRunning, user } from './testing/show-checkout';

beforeEach(() => localStorage.clear());

describe('the plans', () => {
  it('are three for a visitor, who goes on to sign up with the chosen one kept', async () => {
    const view = showCheckout({ visitor: true });
    expect(await screen.findByRole('heading', { name: '7-Day Free Trial' })).toBeVisible();
    const annual = screen.getByRole('region', { name: 'Annual' });
    expect(annual).toHaveTextContent('Save $22.40');
    expect(annual).toHaveTextContent('$97.00');
    await userEvent.click(screen.getByRole('button', { name: 'Choose annual' }));

    expect(localStorage.getItem('selectedPlan')).toBe('annual');
    expect(view.location()).toBe('/onboarding');
  });

  it('leave out the trial for a member, whose choice loads the purchase and is kept for an hour', async () => {
    const view = showCheckout();
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
    showCheckout({ answers: [answer(billing.subscriptionStatus, trialRunning)] });

    expect(await screen.findByRole('link', { name: 'Continue with your free trial' })).toHaveAttribute(
      'href',
      '/',
    );
  });

  it('go straight to the purchase for a plan chosen before signing up', async () => {
    localStorage.setItem('selectedPlan', 'annual');
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
  beforeEach(() => localStorage.setItem('selectedPlan', 'trial'));

  it('is activated, and she goes home after a moment', async () => {
    const view = showCheckout({ answers: [answer(billing.activateTrial, trialRunning)] });

    expect(await screen.findByRole('status', { name: 'Trial Activated!' })).toBeVisible();
    expect(localStorage.getItem('selectedPlan')).toBeNull();
    await waitFor(() => expect(view.location()).toBe('/'), { timeout: 2500 });
  });

  it('says so when it cannot be', async () => {
    showCheckout({ answers: [refuse(billing.activateTrial, 'trial_used')] });

    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to activate trial. Please try again.');
  });
});

it('opens the terms where she is', async () => {
  showCheckout({ visitor: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Terms' }));

  expect(await screen.findByRole('dialog', { name: 'Terms and Conditions' })).toBeVisible();
  await act(async () => undefined);
});
