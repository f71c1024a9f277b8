import { billing, type SubscriptionStatus } from '@nestwell/contracts/billing';
import { answer, refuse } from '@nestwell/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { leila, onTrial, showSettings } from './testing/show-settings';

const subscription = () => screen.getByRole('region', { name: 'Subscription and billing' });

beforeEach(() => localStorage.clear());

describe('subscription and billing', () => {
  const cancelled: SubscriptionStatus = {
    ...onTrial,
    isActive: false,
    subscriptionStatus: 'cancelled',
    daysRemaining: 0,
  };

  it('cancels the free trial after a question that says what is lost', async () => {
    const { user, calls, acts } = showSettings({ answers: [answer(billing.cancelSubscription, cancelled)] });
    await user.click(await screen.findByRole('button', { name: 'Cancel Free Trial' }));

    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel your free trial?' }));
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Your access ends at once');
    expect(calls(billing.cancelSubscription)).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Cancel Free Trial' }));

    await waitFor(() => expect(subscription()).toHaveTextContent('Canceled. Your access has ended.'));
    expect(screen.queryByRole('button', { name: 'Cancel Free Trial' })).toBeNull();
    expect(acts).toContain('recheckAccess');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('says when the cancellation failed, and keeps the question open', async () => {
    const { user } = showSettings({ answers: [refuse(billing.cancelSubscription, 'internal')] });
    await user.click(await screen.findByRole('button', { name: 'Cancel Free Trial' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel Free Trial' }));

    expect(await screen.findByRole('alert', { name: 'Cancellation Failed' })).toHaveTextContent(
      'Failed to cancel subscription. Please try again.',
    );
    expect(dialog).toBeVisible();
  });

  it('shows when and for how much a plan renews, and what was paid', async () => {
    const paid: SubscriptionStatus = { ...onTrial, subscriptionType: 'annual', daysRemaining: 300 };
    const { user } = showSettings({
      status: paid,
      answers: [
        answer(billing.readBilling, {
          renews: true,
          plan: 'annual',
          amount: 109.61,
          nextChargeAt: '2027-09-20T12:00:00.000Z',
          retryUntil: null,
          provider: 'test',
          payments: [
            {
              id: leila.id,
              plan: 'annual',
              kind: 'purchase',
              status: 'activated',
              amount: 109.61,
              paidAt: '2026-09-20T12:00:00.000Z',
            },
          ],
        }),
      ],
    });

    await waitFor(() => expect(subscription()).toHaveTextContent('Renews on 20 September 2027 for $109.61.'));
    expect(screen.getByRole('button', { name: 'Cancel Subscription' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Payments' }));
    expect(screen.getByRole('list', { name: 'Payments' })).toHaveTextContent('20 September 2026');
  });

  it('leads whose access has ended to her medication reminders, which go on', async () => {
    showSettings({ status: cancelled });

    expect(await screen.findByRole('link', { name: 'See them' })).toHaveAttribute(
      'href',
      '/calendar?show=medication',
    );
    expect(subscription()).toHaveTextContent('Your medication reminders go on without a plan.');
  });

  it.each([onTrial, cancelled, { ...cancelled, subscriptionStatus: 'expired' } as const])(
    'says of somebody of the team that she has access, and not that one has ended: %j',
    async (status) => {
      showSettings({ member: { ...leila, role: 'admin' }, status });

      await waitFor(() => expect(subscription()).toHaveTextContent('Team access'));
      expect(subscription()).toHaveTextContent('access to everything, without a plan');
      expect(subscription()).not.toHaveTextContent(/trial|ended|cancelled|left/i);
      expect(within(subscription()).queryByRole('button')).toBeNull();
    },
  );

  it('tells somebody of the team who cancels a plan that she keeps her access', async () => {
    const paid: SubscriptionStatus = { ...onTrial, subscriptionType: 'monthly' };
    const { user } = showSettings({ member: { ...leila, role: 'admin' }, status: paid });
    await user.click(await screen.findByRole('button', { name: 'Cancel Subscription' }));

    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel your monthly plan?' });
    expect(dialog).toHaveTextContent('you keep your access');
    expect(dialog).not.toHaveTextContent('access ends');
  });

  it('can be asked again when it did not load', async () => {
    const { user, answer: nowAnswers } = showSettings({
      answers: [refuse(billing.subscriptionStatus, 'internal')],
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your plan didn’t load');

    nowAnswers(answer(billing.subscriptionStatus, onTrial));
    await user.click(within(subscription()).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(subscription()).toHaveTextContent('2 days left'));
  });

  it('is asked every five seconds', async () => {
    jest.useFakeTimers();
    try {
      const { calls } = showSettings();
      await act(() => jest.advanceTimersByTimeAsync(10_500));
      expect(calls(billing.subscriptionStatus)).toHaveLength(3);
    } finally {
      jest.useRealTimers();
    }
  });
});
