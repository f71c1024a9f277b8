import { account } from '@nestwell/contracts/account';
import { answer, offline, refuse } from '@nestwell/remote-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { keepSelectedPlan } from '../../lib/selected-plan';
import { amara, open, type Opened } from './testing/open-onboarding';

beforeEach(() => localStorage.clear());

describe('Login here', () => {
  const login = async (user: Opened['user'], email: string) => {
    if (email) await user.type(screen.getByRole('textbox', { name: 'Your e-mail' }), email);
    await user.click(screen.getByRole('button', { name: 'Login' }));
  };

  it('takes an address trimmed and lower-cased, and goes home', async () => {
    const { user, calls, location } = open({ answers: [answer(account.findUserByEmail, amara)] });
    await login(user, '  Amara@Example.com');

    expect(calls(account.findUserByEmail)[0]?.query).toEqual({ email: 'amara@example.com' });
    expect(await screen.findByRole('status', { name: 'Welcome back!' })).toBeVisible();
    await waitFor(() => expect(location()).toBe('/'));
  });

  it('goes back to the plans when one was chosen', async () => {
    keepSelectedPlan('annual', null, new Date());
    const { user, location } = open({ answers: [answer(account.findUserByEmail, amara)] });
    await login(user, 'amara@example.com');

    await waitFor(() => expect(location()).toBe('/checkout'));
  });

  it.each([
    ['Email required', '', []],
    ['User not found', 'nobody@example.com', [refuse(account.findUserByEmail, 'not_found')]],
    ['Login failed', 'amara@example.com', [refuse(account.findUserByEmail, 'internal')]],
    ['Login failed', 'amara@example.com', [offline(account.findUserByEmail)]],
    ['Too many tries', 'amara@example.com', [refuse(account.findUserByEmail, 'too_many_requests')]],
  ])('says %p and never makes anybody', async (words, email, answers) => {
    const { user, calls, location } = open({ answers });
    await login(user, email);

    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(calls(account.createUser)).toHaveLength(0);
    expect(location()).toBe('/onboarding');
  });

  it('folds and opens at a press', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: /Login here/ }));
    expect(screen.queryByRole('textbox', { name: 'Your e-mail' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /Login here/ }));

    expect(screen.getByRole('textbox', { name: 'Your e-mail' })).toHaveFocus();
  });

  it('asks for a code where the server mails one, and says when it is wrong', async () => {
    const {
      user,
      answer: nowAnswers,
      location,
    } = open({
      answers: [
        refuse(account.findUserByEmail, 'verification_required'),
        refuse(account.verifySession, 'code_invalid'),
      ],
    });
    await login(user, 'amara@example.com');
    await user.type(screen.getByRole('textbox', { name: 'Six-digit code' }), '000000{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('This code is wrong or has expired.');

    nowAnswers(answer(account.verifySession, amara));
    await user.clear(screen.getByRole('textbox', { name: 'Six-digit code' }));
    await user.type(screen.getByRole('textbox', { name: 'Six-digit code' }), '123456{Enter}');
    await waitFor(() => expect(location()).toBe('/'));
  });
});

describe('someone who is here already', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  it('goes home after two seconds, and no form is shown before', async () => {
    const { location } = open({ user: amara });

    await wait(1900);
    expect(location()).toBe('/onboarding');
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    await wait(200);
    expect(location()).toBe('/');
  });

  it('stays when a monthly or annual plan was chosen', async () => {
    keepSelectedPlan('monthly', amara.id, new Date());
    const { location } = open({ user: amara });
    await wait(2500);

    expect(location()).toBe('/onboarding');
    expect(screen.getByRole('link', { name: 'See your plan' })).toHaveAttribute('href', '/checkout');
  });

  it('goes home although somebody else chose a plan in this browser', async () => {
    keepSelectedPlan('monthly', 'somebody-else', new Date());
    const { location } = open({ user: amara });
    await wait(2500);

    expect(location()).toBe('/');
  });

  it('goes home although the trial was chosen', async () => {
    keepSelectedPlan('trial', null, new Date());
    const { location } = open({ user: amara });
    await wait(2500);

    expect(location()).toBe('/');
  });
});
