import { account } from '@nestwell/contracts/account';
import { billing, type SubscriptionStatus } from '@nestwell/contracts/billing';
import type { PageEntry } from '@nestwell/contracts/delivery';
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
import type { ReactNode } from 'react';
import { RemotesProvider } from '../remotes/remotes-context';
import { useCurrentPage } from '../routing/current-page';
import { aSite, endedTrial, plansPage, runningTrial, signInPage } from '../testing/a-site';
import { Gate } from './gate';

const nutrition: PageEntry = { path: '/nutrition', title: 'Nutrition' };
const settings: PageEntry = { path: '/settings', title: 'Settings', subscription: 'optional' };
const wellness: PageEntry = { path: '/wellness', title: 'Wellness', openAt: 'tab=support' };
const calendar: PageEntry = { path: '/calendar', title: 'Calendar', optionalAt: 'show=medication' };
const site = aSite([plansPage, nutrition, settings, wellness, calendar]);

const GateHere = ({ children }: { children: ReactNode }) => (
  <Gate page={useCurrentPage().page}>{children}</Gate>
);

const stand = (status: SubscriptionStatus, options: HostTestOptions = {}, remotes = site) =>
  renderWithHost(
    <RemotesProvider remotes={remotes}>
      <GateHere>
        <h1>The screen</h1>
      </GateHere>
    </RemotesProvider>,
    { answers: [answer(billing.subscriptionStatus, status), answer(billing.listPlans, [])], ...options },
  );

it('lets a running trial pass, asking without caches', async () => {
  const view = stand(runningTrial, { route: '/nutrition' });
  await waitFor(() => expect(view.calls(billing.subscriptionStatus)).toHaveLength(1));
  expect(view.calls(billing.subscriptionStatus)[0]?.headers).toMatchObject({ 'cache-control': 'no-cache' });
  expect(view.location()).toBe('/nutrition');
});

it.each([
  ['a trial that runs', runningTrial],
  ['a trial’s last day', { ...runningTrial, daysRemaining: 1 }],
  ['a trial that is over', endedTrial],
])('leaves what she types where it is when the answer says %s', async (_, status) => {
  const view = renderWithHost(
    <RemotesProvider remotes={site}>
      <GateHere>
        <input aria-label="Your e-mail" />
      </GateHere>
    </RemotesProvider>,
    {
      route: '/plans',
      answers: [delayed(50, answer(billing.subscriptionStatus, status)), answer(billing.listPlans, [])],
    },
  );
  const field = screen.getByRole('textbox');
  field.focus();
  await waitFor(() => expect(view.calls(billing.subscriptionStatus)).toHaveLength(1));
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));

  expect(field).toHaveFocus();
});

it('leads somebody whose trial is over to where plans are bought', async () => {
  const view = stand(endedTrial, { route: '/nutrition' });
  await waitFor(() => expect(view.location()).toBe('/plans'));
});

it.each(['/settings', '/Settings/'])('leaves %s open', async (route) => {
  const view = stand(endedTrial, { route });
  await waitFor(() => expect(view.calls(billing.subscriptionStatus)).toHaveLength(1));
  expect(view.location()).toBe(route);
});

it.each([
  ['/wellness?tab=support', '/wellness?tab=support'],
  ['/wellness', '/plans'],
  ['/wellness?tab=history', '/plans'],
  ['/calendar?show=medication', '/calendar?show=medication'],
  ['/calendar', '/plans'],
])(
  'leads somebody without a plan from %s to %s: support and medication are never gated',
  async (route, ends) => {
    const view = stand(endedTrial, { route });
    await waitFor(() => expect(view.calls(billing.subscriptionStatus)).toHaveLength(1));
    await waitFor(() => expect(view.location()).toBe(ends));
  },
);

it('leaves her where she is on a site that sells no plans', async () => {
  const view = stand(endedTrial, { route: '/nutrition' }, aSite([nutrition]));
  await waitFor(() => expect(view.calls(billing.subscriptionStatus)).toHaveLength(1));
  expect(view.location()).toBe('/nutrition');
  expect(screen.getByRole('heading', { name: 'The screen' })).toBeVisible();
});

it('does not even ask on a page that says so', () => {
  const view = stand(endedTrial, { route: '/welcome' }, aSite([plansPage, signInPage]));
  expect(view.calls(billing.subscriptionStatus)).toHaveLength(0);
});

it('stays open when it cannot ask', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const view = stand(endedTrial, {
    route: '/nutrition',
    answers: [refuse(billing.subscriptionStatus, 'internal')],
  });
  await waitFor(() => expect(view.calls(billing.subscriptionStatus)).toHaveLength(1));
  expect(screen.getByRole('heading', { name: 'The screen' })).toBeVisible();
});

it('asks nobody about an admin', () => {
  const view = stand(endedTrial, { route: '/nutrition', user: aUser({ role: 'admin' }) });
  expect(view.calls(billing.subscriptionStatus)).toHaveLength(0);
});

it('asks again when a call is refused for the lack of a plan', async () => {
  const view = stand(runningTrial, { route: '/nutrition' });
  await waitFor(() => expect(view.calls(billing.subscriptionStatus)).toHaveLength(1));
  view.answer(
    answer(billing.subscriptionStatus, endedTrial),
    refuse(account.babySummary, 'subscription_required'),
  );
  await act(() => call(account.babySummary, { params: { userId: aUser().id } }).catch(() => null));
  await waitFor(() => expect(view.location()).toBe('/plans'));
});

it.each([
  [1, 'Your free trial expires in 1 day.'],
  [2, 'Your free trial expires in 2 days.'],
])('announces %i', async (daysRemaining, sentence) => {
  stand({ ...runningTrial, daysRemaining });
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/plans');
});

it('says a second after arriving where plans are bought that the trial has ended', async () => {
  stand(endedTrial, { route: '/plans' });
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

it.each([
  [{ subscriptionStatus: 'cancelled' }, 'Your free trial was canceled.'],
  [{ subscriptionStatus: 'cancelled', subscriptionType: 'monthly' }, 'Your subscription was canceled.'],
  [{ subscriptionStatus: 'none', subscriptionType: 'none' }, 'This e-mail address has had its free trial.'],
  [{ subscriptionType: 'annual' }, 'Your plan has ended.'],
] as const)('says what has really ended: %j', async (change, sentence) => {
  stand({ ...endedTrial, isExpired: !('subscriptionStatus' in change), ...change }, { route: '/plans' });

  expect(await screen.findByRole('alertdialog', {}, { timeout: 4000 })).toHaveTextContent(sentence);
});

it('does not stand in the way of a payment', async () => {
  jest.useFakeTimers();
  stand(endedTrial, { route: '/plans?pay=1' });
  await act(() => jest.advanceTimersByTimeAsync(1500));
  jest.useRealTimers();

  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
