import { identity, type SigningIn } from '@nestwell/contracts/identity';
import { answer, renderWithHost } from '@nestwell/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { OpenDoorLine } from './open-door-line';

const open: SigningIn = {
  door: 'open',
  isMailSet: true,
  codeAskedBy: 'nobody',
  passkeys: [],
  recoveryCodes: null,
};
const show = (state: SigningIn) =>
  renderWithHost(<OpenDoorLine />, { answers: [answer(identity.signingIn, state)] });

it('says that her e-mail alone opens her account, and leads to where that is changed', async () => {
  show(open);

  expect(await screen.findByRole('link', { name: 'Add a passkey or a code' })).toHaveAttribute(
    'href',
    '/settings/signing-in',
  );
  expect(document.body).toHaveTextContent('Whoever knows your e-mail can open your account and read this.');
});

it('offers no code where the site sends no mail', async () => {
  show({ ...open, isMailSet: false });

  expect(await screen.findByRole('link', { name: 'Add a passkey' })).toBeVisible();
});

it('says nothing once it takes more than her e-mail', async () => {
  const { calls } = show({ ...open, door: 'closed', codeAskedBy: 'her' });

  await waitFor(() => expect(calls(identity.signingIn)).toHaveLength(1));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
