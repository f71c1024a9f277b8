import { account } from '@nestwell/contracts/account';
import { identity } from '@nestwell/contracts/identity';
import { session } from '@nestwell/contracts/kernel';
import { answer, aUser, refuse, renderWithHost, type HostTestOptions } from '@nestwell/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRequest, fakeAuthenticator, forgetAuthenticator } from '../../testing/fake-authenticator';
import { LoginForm } from './login-form';
import { useEmailLogin } from './use-email-login';

const said: string[] = [];
beforeEach(() => said.splice(0));
afterEach(forgetAuthenticator);

function Panel() {
  const login = useEmailLogin({
    onLogin: ({ name }) => said.push(`hello ${name}`),
    onProblem: (problem) => said.push(problem),
  });
  return <LoginForm login={login} action="Log in" />;
}
const user = aUser({ name: 'Amara' });
const show = (answers: HostTestOptions['answers'] = [], codeAtLogin = false) =>
  renderWithHost(<Panel />, {
    user: null,
    config: { codeAtLogin },
    answers: [answer(identity.startPasskeyLogin, aRequest), ...answers],
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const firstSaid = () =>
  waitFor(() => {
    const [first] = said;
    if (first === undefined) throw new Error('nothing was said');
    return first;
  });

it('offers no passkey where the browser knows none, and lets it fill the field where it does', () => {
  show();

  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
  expect(screen.getByLabelText('Your e-mail')).toHaveAttribute('autocomplete', 'username webauthn');
});

it('signs her in with a passkey, without an address', async () => {
  fakeAuthenticator();
  const { calls } = show([answer(identity.loginByPasskey, user)]);
  await press('Sign in with a passkey');

  expect(await firstSaid()).toBe('hello Amara');
  expect(calls(identity.loginByPasskey)[0]?.body).toEqual({
    passkey: {
      id: 'a2V5',
      clientDataJSON: 'e30',
      authenticatorData: 'ZGF0YQ',
      signature: 'c2lnbmF0dXJl',
    },
  });
});

it.each([
  ['she declines', 'declines', answer(identity.loginByPasskey, user)],
  ['the server refuses it', 'signs', refuse(identity.loginByPasskey, 'passkey_refused')],
] as const)('says that it did not work when %s', async (_, does, reply) => {
  fakeAuthenticator(does);
  show([reply]);
  await press('Sign in with a passkey');

  expect(await firstSaid()).toBe('passkey-failed');
});

it('says what opens an account that its address does not', async () => {
  show([refuse(account.findUserByEmail, 'passkey_required')]);
  await userEvent.type(screen.getByLabelText('Your e-mail'), 'amara@example.com');
  await press('Log in');

  expect(await firstSaid()).toBe('needs-passkey');
});

it('takes a code from her sheet, with her address', async () => {
  const { calls } = show([answer(identity.loginByRecoveryCode, user)]);
  await press('Use a recovery code');
  expect(screen.getByLabelText('Recovery code')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Your e-mail'), 'amara@example.com');
  await userEvent.type(screen.getByLabelText('Recovery code'), 'h4km-92qt');
  await press('Log in');

  expect(await firstSaid()).toBe('hello Amara');
  expect(calls(identity.loginByRecoveryCode)[0]?.body).toEqual({
    email: 'amara@example.com',
    code: 'h4km-92qt',
  });
});

it('signs nobody in where a code is answered with an account of another address', async () => {
  const { calls } = show([
    answer(identity.loginByRecoveryCode, { ...user, email: 'x?email=amara@example.com' }),
    answer(session.end, undefined),
  ]);
  await press('Use a recovery code');
  await userEvent.type(screen.getByLabelText('Your e-mail'), 'amara@example.com');
  await userEvent.type(screen.getByLabelText('Recovery code'), 'h4km-92qt');
  await press('Log in');

  expect(await firstSaid()).toBe('failed');
  expect(calls(session.end)).toHaveLength(1);
});

it('a code that does not fit stays in its field, and the other ways are one press away', async () => {
  show([refuse(identity.loginByRecoveryCode, 'code_invalid')]);
  await press('Use a recovery code');
  await userEvent.type(screen.getByLabelText('Your e-mail'), 'amara@example.com');
  await userEvent.type(screen.getByLabelText('Recovery code'), 'AAAA-BBBB');
  await press('Log in');
  expect(await firstSaid()).toBe('wrong-code');
  expect(screen.getByLabelText('Recovery code')).toHaveValue('AAAA-BBBB');

  await press('Sign in another way');

  expect(screen.queryByLabelText('Recovery code')).toBeNull();
});

it('names the code where the site asks for one at each login', () => {
  show([], true);

  expect(screen.getByRole('button', { name: 'Mail me a code' })).toBeVisible();
});
