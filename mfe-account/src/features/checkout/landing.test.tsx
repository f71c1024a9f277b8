import { billing } from '@nestwell/contracts/billing';
import { refuse } from '@nestwell/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showCheckout } from './testing/show-checkout';

const WHAT_IT_IS = 'A calm companion for pregnancy and the first two years after';

beforeEach(() => localStorage.clear());

describe('first contact', () => {
  it('says what Nestwell is, with its name, above the plans', async () => {
    showCheckout({ visitor: true });
    const title = screen.getByRole('heading', { level: 1, name: WHAT_IT_IS });
    const plans = await screen.findByRole('region', { name: 'Choose your plan' });

    expect(screen.getByText('Nestwell')).toBeVisible();
    expect(title.compareDocumentPosition(plans)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const pictures = screen.getByRole('region', { name: 'What Nestwell does' });
    expect(within(pictures).getAllByRole('heading', { level: 2 })).toHaveLength(3);
    expect(within(plans).getByText('Start free. The trial is never billed automatically.')).toBeVisible();
  });

  it('starts the trial by signing up, before the plans are there too', async () => {
    const view = showCheckout({ visitor: true, answers: [refuse(billing.listPlans, 'internal')] });
    await userEvent.click(screen.getByRole('button', { name: 'Start free trial' }));

    expect(JSON.parse(localStorage.getItem('selectedPlan') ?? 'null')).toMatchObject({ plan: 'trial' });
    expect(view.location()).toBe('/onboarding');
  });

  it('leads a member who is logged out to the login', async () => {
    showCheckout({ visitor: true });
    for (const way of screen.getAllByRole('link', { name: 'Log in' })) {
      screen.getByLabelText('Your e-mail').blur();
      await userEvent.click(way);
      expect(screen.getByLabelText('Your e-mail')).toHaveFocus();
    }

    expect(screen.getByText('No password needed.')).toBeVisible();
  });

  it('is nothing for a member, who sees the plans', async () => {
    showCheckout();

    expect(await screen.findByRole('heading', { level: 1, name: 'Choose your plan' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: WHAT_IT_IS })).not.toBeInTheDocument();
  });
});
