import { account, type User } from '@nestwell/contracts/account';
import { identity, type SigningIn } from '@nestwell/contracts/identity';
import { calendar } from '@nestwell/contracts/calendar';
import { billing, type SubscriptionStatus } from '@nestwell/contracts/billing';
import { session } from '@nestwell/contracts/kernel';
import { answer, aNursingMother, renderWithHost } from '@nestwell/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { SettingsPage } from '../settings-page';
import { SigningInPage } from '../signing-in/signing-in-page';
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
/** Her e-mail alone opens her account, on a site that sends no mail. */
export const openDoor: SigningIn = {
  door: 'open',
  isMailSet: false,
  codeAskedBy: 'nobody',
  passkeys: [],
  recoveryCodes: null,
};
export const saves = (user: User) =>
  answer(account.updateUser, ({ body }) => ({ ...user, ...(body as Partial<User>) }));

export const showSettings = (options: ShowOptions = {}) => show('/settings', <SettingsPage />, options);

export const showSigningIn = (options: ShowOptions = {}) =>
  show('/settings/signing-in', <SigningInPage />, options);

interface ShowOptions {
  member?: User;
  status?: SubscriptionStatus;
  door?: SigningIn;
  answers?: ReturnType<typeof answer>[];
}

function show(route: string, page: ReactElement, options: ShowOptions) {
  const { member = leila, status = onTrial, door = openDoor, answers = [] } = options;
  const user = userEvent.setup();
  const view = renderWithHost(page, {
    user: member,
    route,
    answers: [
      answer(billing.subscriptionStatus, status),
      answer(session.list, [iphone]),
      answer(calendar.listPushDevices, []),
      answer(identity.signingIn, door),
      answer(identity.proofState, { isNeeded: false, ways: [] }),
      saves(member),
      ...answers,
    ],
  });
  return { user, ...view };
}

export const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
export const saveButton = () => screen.queryByRole('button', { name: 'Save Changes' });
