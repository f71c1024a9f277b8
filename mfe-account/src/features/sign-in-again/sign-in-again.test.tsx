import { account } from '@nestwell/contracts/account';
import { answer, aUser, refuse, renderWithHost } from '@nestwell/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignInAgain } from './sign-in-again';

const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));

it('has her address already and signs her in', async () => {
  const user = aUser();
  const { calls } = renderWithHost(<SignInAgain />, {
    user,
    answers: [answer(account.findUserByEmail, user)],
  });
  expect(await screen.findByLabelText('Your e-mail')).toHaveValue(user.email);

  await press();

  expect(await screen.findByRole('status', { name: 'Welcome back!' })).toBeVisible();
  expect(calls(account.findUserByEmail)[0]?.query).toEqual({ email: user.email });
});

it('asks for the code where the site wants one', async () => {
  renderWithHost(<SignInAgain />, { answers: [refuse(account.findUserByEmail, 'verification_required')] });

  await press();

  expect(await screen.findByLabelText('Six-digit code')).toHaveFocus();
});

it('says when it did not work', async () => {
  renderWithHost(<SignInAgain />, { answers: [refuse(account.findUserByEmail, 'internal')] });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);

  await press();

  expect(await screen.findByRole('alert')).toHaveTextContent('Unable to log in. Please try again.');
});
