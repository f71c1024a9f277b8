import { account, type User } from '@nestwell/contracts/account';
import { billing, type SubscriptionStatus } from '@nestwell/contracts/billing';
import { session } from '@nestwell/contracts/kernel';
import { answer, aNursingMother, renderWithHost } from '@nestwell/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SettingsPage } from '../settings-page';
import { iphone } from './sessions';

/** The member of these tests. */
export const leila = aNursingMother({
  name: 'Leila Haddad',
  email: 'leila@example.com',
  currentWeight: 148,
  healthyWeightGoal: 140,
  height: 165,
  dietaryRestrictions: ['dairy-free', 'keto'],
});
export const onTrial: SubscriptionStatus = {
  isActive: true,
  subscriptionStatus: 'active',
  subscriptionType: 'trial',
  isExpired: false,
  daysRemaining: 2,
};
export const saves = (user: User) =>
  answer(account.updateUser, ({ body }) => ({ ...user, ...(body as Partial<User>) }));

export function showSettings({
  member = leila,
  status = onTrial,
  answers = [] as ReturnType<typeof answer>[],
} = {}) {
  const user = userEvent.setup();
  const view = renderWithHost(<SettingsPage />, {
    user: member,
    route: '/settings',
    answers: [
      answer(billing.subscriptionStatus, status),
      answer(session.list, [iphone]),
      saves(member),
      ...answers,
    ],
  });
  return { user, ...view };
}

export const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
export const saveButton = () => screen.queryByRole('button', { name: 'Save Changes' });
