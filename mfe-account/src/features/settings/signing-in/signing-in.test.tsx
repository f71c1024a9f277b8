import { identity, type SigningIn } from '@nestwell/contracts/identity';
import { answer, offline, pending, refuse } from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeAuthenticator, forgetAuthenticator } from '../../../testing/fake-authenticator';
import { leila, openDoor, showSettings, showSigningIn } from '../testing/show-settings';

const phone = {
  id: '019aa000-0000-7000-8000-000000000001',
  name: 'My phone',
  deviceKind: 'phone',
  createdAt: new Date(2025, 9, 3).toISOString(),
  lastUsedAt: null,
} as const;
const closed: SigningIn = {
  door: 'closed',
  isMailSet: true,
  codeAskedBy: 'her',
  passkeys: [phone],
  recoveryCodes: { left: 8, of: 10, madeAt: new Date(2025, 9, 3).toISOString() },
};
const creation = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'localhost', name: 'Nestwell' },
  user: { id: 'dXNlcg', name: leila.email, displayName: leila.name },
  pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
  timeout: 300_000,
  attestation: 'none' as const,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required' as const,
    requireResidentKey: true as const,
    userVerification: 'required' as const,
  },
};
const card = () => screen.findByRole('region', { name: 'Signing in' });
const recovery = { codes: ['H4KM-92QT', 'T7RW-3XPD'], madeAt: '2026-10-15T12:00:00Z' };

beforeEach(() => localStorage.clear());
afterEach(forgetAuthenticator);

describe('in Settings', () => {
  it('says plainly that her e-mail alone opens her account, and counts her devices', async () => {
    showSettings();

    await waitFor(async () => expect(await card()).toHaveTextContent('Your e-mail alone opens this.'));
    expect(await card()).toHaveTextContent('One way to close the door:');
    expect(within(await card()).queryByRole('switch')).toBeNull();
    const where = within(await card()).getByRole('link', { name: /Where you are signed in/ });
    expect(where).toHaveAttribute('href', '/settings/signing-in');
    await waitFor(() => expect(where).toHaveTextContent('1 device'));
  });

  it('a passkey closes the door, and shows the recovery codes once; leaving them asks', async () => {
    fakeAuthenticator();
    const added = answer(identity.addPasskey, { passkey: phone, recovery });
    const view = showSettings({ answers: [answer(identity.startPasskey, creation), added] });
    const add = await screen.findByRole('button', { name: 'Add a passkey' });
    view.answer(answer(identity.signingIn, { ...closed, isMailSet: false, codeAskedBy: 'nobody' }));
    await view.user.click(add);

    const codes = within(await screen.findByRole('dialog', { name: 'Your recovery codes' }));
    expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(recovery.codes);
    await view.user.click(codes.getByRole('button', { name: 'Close' }));
    await view.user.click(await screen.findByRole('button', { name: 'Back to the codes' }));
    await view.user.click(codes.getByRole('button', { name: 'I have kept them' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await card()).toHaveTextContent('Your door is closed.');
    expect(view.calls(identity.addPasskey)[0]?.body).toMatchObject({ made: { transports: ['internal'] } });
  });

  it('one that could not be made changes nothing, and says so', async () => {
    fakeAuthenticator('declines');
    const view = showSettings({ answers: [answer(identity.startPasskey, creation)] });
    await view.user.click(await screen.findByRole('button', { name: 'Add a passkey' }));

    expect(await screen.findByRole('alert', { name: 'Nothing was changed' })).toBeVisible();
    expect(await card()).toHaveTextContent('Your e-mail alone opens this.');
  });

  it('says that it loads', async () => {
    showSettings({ answers: [pending(identity.signingIn)] });

    expect(await screen.findByRole('status', { name: 'Loading how you sign in' })).toBeInTheDocument();
  });

  it.each([
    [
      'when it fails',
      refuse(identity.signingIn, 'internal'),
      'How you sign in didn’t load. Nothing was changed.',
    ],
    ['without a network', offline(identity.signingIn), 'How you sign in didn’t load. Nothing was changed.'],
  ])('%s the card says so', async (_, reply, words) => {
    showSettings({ answers: [reply] });

    expect(await screen.findByText(words)).toBeInTheDocument();
  });
});

describe('on its page', () => {
  it('names passkeys, codes and what a login takes', async () => {
    showSigningIn({ door: closed });

    expect(await screen.findByText(/It takes a passkey or a code\./)).toBeVisible();
    expect(screen.getByRole('list', { name: 'Passkeys' })).toHaveTextContent(
      'My phoneSince 3 October 2025, not used yet',
    );
    expect(screen.getByRole('switch', { name: 'Ask me for a code' })).toBeChecked();
    expect(screen.getByText('8 of 10 left, made 3 October 2025')).toBeVisible();
    expect(screen.getByText(/by bell and mail when somebody signs in from a new place/)).toBeVisible();
  });

  it('turns the code by mail on after a proof, and leaves it off when she would rather not prove it', async () => {
    const needed = answer(identity.proofState, { isNeeded: true, ways: ['code'] });
    const view = showSigningIn({ door: { ...openDoor, isMailSet: true }, answers: [needed] });
    await view.user.click(await screen.findByRole('switch', { name: 'Ask me for a code' }));
    await view.user.click(await screen.findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.getByRole('switch')).not.toBeChecked());
    expect(view.calls(identity.askForCode)).toEqual([]);

    view.answer(answer(identity.proofState, { isNeeded: false, ways: ['code'] }));
    view.answer(answer(identity.askForCode, closed), answer(identity.signingIn, closed));
    await view.user.click(screen.getByRole('switch'));

    await waitFor(() => expect(screen.getByRole('switch')).toBeChecked());
    expect(view.calls(identity.askForCode)[0]?.body).toEqual({ isAsked: true });
  });

  it('a site that asks everybody leaves nothing to switch', async () => {
    showSigningIn({ door: { ...closed, codeAskedBy: 'site' } });

    expect(await screen.findByRole('switch', { name: 'Ask me for a code' })).toBeDisabled();
    expect(screen.getByText('This site asks for one at each login.')).toBeVisible();
  });

  it('renames a passkey', async () => {
    const view = showSigningIn({ door: closed, answers: [answer(identity.namePasskey, phone)] });
    await view.user.click(await screen.findByRole('button', { name: 'More for My phone' }));
    await view.user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await view.user.clear(name);
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toHaveTextContent('Give it a name you know it by'),
    );
    await view.user.type(name, 'Old phone');
    await view.user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(view.calls(identity.namePasskey)[0]?.body).toEqual({ name: 'Old phone' });
  });

  it.each([
    ['nobody', 'Your e-mail alone then opens your account'],
    ['her', 'A code by mail then opens your account.'],
  ] as const)(
    'removing the last passkey says what opens her account then: code asked by %s',
    async (codeAskedBy, words) => {
      const view = showSigningIn({
        door: { ...closed, codeAskedBy },
        answers: [answer(identity.removePasskey, undefined)],
      });
      await view.user.click(await screen.findByRole('button', { name: 'More for My phone' }));
      await view.user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
      const question = await screen.findByRole('alertdialog', { name: 'Remove “My phone”?' });
      expect(question).toHaveTextContent(words);
      await view.user.click(within(question).getByRole('button', { name: 'Remove' }));

      expect(await screen.findByRole('status', { name: 'Passkey removed' })).toBeVisible();
      expect(view.calls(identity.removePasskey)[0]?.params).toEqual({
        userId: leila.id,
        passkeyId: phone.id,
      });
    },
  );

  it('new recovery codes are shown, and can be copied', async () => {
    const view = showSigningIn({ door: closed, answers: [answer(identity.makeRecoveryCodes, recovery)] });
    await view.user.click(await screen.findByRole('button', { name: 'New codes' }));
    await view.user.click(await screen.findByRole('button', { name: 'Copy' }));

    expect(await screen.findByRole('status', { name: 'Copied' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('H4KM-92QT\nT7RW-3XPD');
  });
});
