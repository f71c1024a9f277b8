import { account } from '@nestwell/contracts/account';
import { answer, refuse } from '@nestwell/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showCheckout, user } from './testing/show-checkout';

beforeEach(() => localStorage.clear());

describe('the login card', () => {
  const email = () => screen.findByLabelText('Your e-mail');

  it('asks for the e-mail', async () => {
    showCheckout({ visitor: true });
    await email();
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));

    const toast = await screen.findByRole('alert');
    expect(toast).toHaveTextContent('Email Required');
    expect(toast).toHaveTextContent('Please enter your email address.');
  });

  it('welcomes a member back and stays', async () => {
    const view = showCheckout({ visitor: true, answers: [answer(account.findUserByEmail, user)] });
    await userEvent.type(await email(), ' Amara@Example.com ');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));

    expect(await screen.findByRole('status', { name: 'Welcome back!' })).toBeVisible();
    expect(view.calls(account.findUserByEmail)[0]?.query).toEqual({ email: 'amara@example.com' });
    expect(view.location()).toBe('/checkout');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('keeps what was typed when nobody is found', async () => {
    showCheckout({ visitor: true, answers: [refuse(account.findUserByEmail, 'not_found')] });
    await userEvent.type(await email(), 'nobody@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));

    const toast = await screen.findByRole('alert');
    expect(toast).toHaveTextContent('Login Failed');
    expect(toast).toHaveTextContent('Unable to log in. Please try again.');
    expect(await email()).toHaveValue('nobody@example.com');
  });

  it('asks for the code where the server wants one', async () => {
    showCheckout({
      visitor: true,
      answers: [
        refuse(account.findUserByEmail, 'verification_required'),
        answer(account.verifySession, user),
      ],
    });
    await userEvent.type(await email(), 'amara@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByLabelText('Six-digit code')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Use another e-mail' }));
    expect(await email()).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await userEvent.type(await screen.findByLabelText('Six-digit code'), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));

    expect(await screen.findByRole('status', { name: 'Welcome back!' })).toBeVisible();
  });
});
