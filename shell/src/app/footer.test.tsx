import { account, type SubscriptionStatus } from '@nestwell/contracts/account';
import { answer, renderWithHost } from '@nestwell/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { Gate } from '../gate/gate';
import { Footer } from './footer';

const running: SubscriptionStatus = {
  isActive: true,
  subscriptionStatus: 'active',
  subscriptionType: 'monthly',
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

const stand = (status: SubscriptionStatus, member = true) =>
  renderWithHost(
    <>
      <Gate>Plans</Gate>
      <Footer />
    </>,
    {
      ...(!member && { user: null }),
      route: '/checkout',
      answers: [answer(account.subscriptionStatus, status), answer(account.listPlans, [])],
    },
  );

const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it.each([
  ['a member', running, true],
  ['a visitor', over, false],
] as const)('leads %s to the legal screens and to support', async (_, status, member) => {
  const view = stand(status, member);
  await waitFor(() => expect(view.calls(account.subscriptionStatus)).toHaveLength(member ? 1 : 0));

  expect(addresses()).toEqual(['/privacy', '/terms', '/support', expect.stringMatching(/^mailto:/)]);
});

it('has only a letter to support for whoever would be led back to the checkout', async () => {
  stand(over);

  await waitFor(() =>
    expect(addresses()).toEqual([expect.stringMatching(/^mailto:/), expect.stringMatching(/^mailto:/)]),
  );
  expect(screen.getByRole('link', { name: 'Support' })).toBeVisible();
});
