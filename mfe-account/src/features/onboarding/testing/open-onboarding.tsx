import { aUser, renderWithHost } from '@nestwell/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OnboardingPage } from '../onboarding-page';

export const amara = aUser({ name: 'Amara Osei', email: 'amara@example.com' });

export function open(options: Parameters<typeof renderWithHost>[1] = {}) {
  const user = userEvent.setup();
  const view = renderWithHost(<OnboardingPage />, { user: null, route: '/onboarding', ...options });
  return { user, ...view };
}
export type Opened = ReturnType<typeof open>;

export const continueButton = () => screen.getByRole('button', { name: 'Continue' });
export const setUp = () => screen.getByRole('button', { name: 'Complete Setup' });

export async function answerAboutYou(user: Opened['user'], status: 'Pregnant' | 'Postpartum') {
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Amara Osei');
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'amara@example.com');
  await user.click(screen.getByRole('radio', { name: new RegExp(status) }));
  await user.selectOptions(screen.getByRole('combobox', { name: `Months ${status.toLowerCase()}` }), '6');
}

export async function answerEverything(user: Opened['user']) {
  await answerAboutYou(user, 'Pregnant');
  await user.click(continueButton());
  await user.click(screen.getByRole('radio', { name: /Moderate/ }));
  await user.click(continueButton());
  await user.click(screen.getByRole('button', { name: 'Vegan' }));
  await user.click(continueButton());
}

export async function completeSetup(user: Opened['user']) {
  await answerEverything(user);
  await agree(user);
}

export async function agree(user: Opened['user']) {
  await user.click(screen.getByRole('checkbox', { name: 'I am 16 or older' }));
  await user.click(screen.getByRole('checkbox', { name: /keeps my health data/ }));
  await user.click(setUp());
}
