import { billing, type SubscriptionStatus } from '@nestwell/contracts/billing';
import type { PageEntry } from '@nestwell/contracts/delivery';
import { answer, renderWithHost } from '@nestwell/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { Gate } from '../gate/gate';
import { RemotesProvider } from '../remotes/remotes-context';
import { aSite, endedTrial, plansPage, runningTrial } from '../testing/a-site';
import { Footer } from './footer';

const legalPage: PageEntry = { path: '/small-print', title: 'Terms', footer: { label: 'Terms', order: 2 } };
const helpPage: PageEntry = { path: '/help', title: 'Help', footer: { label: 'Help', order: 1 } };
const site = aSite([legalPage, plansPage, helpPage]);

const stand = (status: SubscriptionStatus, member = true) =>
  renderWithHost(
    <RemotesProvider remotes={site}>
      <Gate page={plansPage}>Plans</Gate>
      <Footer page={plansPage} />
    </RemotesProvider>,
    {
      ...(!member && { user: null }),
      route: '/plans',
      answers: [answer(billing.subscriptionStatus, status), answer(billing.listPlans, [])],
    },
  );

const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it.each([
  ['a member', runningTrial, true],
  ['a visitor', endedTrial, false],
] as const)('leads %s to the pages that ask for a link, in their order', async (_, status, member) => {
  const view = stand(status, member);
  await waitFor(() => expect(view.calls(billing.subscriptionStatus)).toHaveLength(member ? 1 : 0));

  expect(addresses()).toEqual(['/help', '/small-print', expect.stringMatching(/^mailto:/)]);
});

it('has only a letter to support for whoever would be led back to the plans', async () => {
  stand(endedTrial);

  await waitFor(() =>
    expect(addresses()).toEqual([expect.stringMatching(/^mailto:/), expect.stringMatching(/^mailto:/)]),
  );
  expect(screen.getByRole('link', { name: 'Support' })).toBeVisible();
});
