import { account } from '@nestwell/contracts/account';
import { identity, type ProofState } from '@nestwell/contracts/identity';
import { answer, aUser, refuse, renderWithHost, type HostTestOptions } from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRequest, fakeAuthenticator, forgetAuthenticator } from '../../testing/fake-authenticator';
import { ExportData } from './export-data';

const user = aUser({ email: 'amara@example.com' });
const proved = answer(identity.prove, { provedUntil: '2026-11-22T18:00:00Z' });

function show(ways: ProofState['ways'], answers: HostTestOptions['answers'] = []) {
  return renderWithHost(<ExportData user={user} />, {
    user,
    answers: [
      answer(identity.proofState, { isNeeded: ways.length > 0, ways }),
      answer(account.exportPersonalData, { exportedAt: '2026-11-22T18:00:00Z', areas: {} }),
      answer(identity.mailProofCode, undefined),
      ...answers,
    ],
  });
}
const dialog = (name: string) => screen.findByRole('dialog', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const first = 'First, show that it is you';
const ready = () => screen.findByRole('status', { name: 'Your data is ready' });

beforeEach(() => {
  URL.createObjectURL = () => 'blob:export';
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = () => undefined;
});
afterEach(forgetAuthenticator);

describe('a fresh proof', () => {
  it('is not asked for where nothing is set to prove it with', async () => {
    show([]);
    await press('Export my data');

    expect(await ready()).toBeVisible();
  });

  it('by a passkey goes on to what she wanted', async () => {
    fakeAuthenticator();
    const { calls } = show(['passkey'], [answer(identity.proveByPasskey, aRequest), proved]);
    await press('Export my data');
    expect(await dialog(first)).toHaveTextContent('Then your export starts. It holds everything you logged.');
    expect(calls(account.exportPersonalData)).toEqual([]);

    await press('Use my passkey');

    expect(await ready()).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('by a mailed code takes a paste, and is sent as it was pasted', async () => {
    const { calls } = show(['code'], [proved]);
    await press('Export my data');
    await press('Mail me a code');
    const sheet = within(await dialog('Type the code'));
    expect(sheet.getByText('We mailed six digits to amara@example.com.')).toBeVisible();
    expect(sheet.getByRole('button', { name: 'Export my data' })).toBeDisabled();

    await userEvent.click(sheet.getByLabelText('Digit 1 of 6'));
    await userEvent.paste('417 930');
    await userEvent.click(sheet.getByRole('button', { name: 'Export my data' }));

    expect(await ready()).toBeVisible();
    expect(calls(identity.prove)[0]?.body).toEqual({ code: '417930' });
  });

  it('says of a wrong code what the server says, and digits are typed and taken back one by one', async () => {
    show(['code'], [refuse(identity.prove, 'proof_refused', { message: 'Not this one. Two tries left.' })]);
    await press('Export my data');
    await press('Mail me a code');
    const sheet = within(await dialog('Type the code'));
    const digit = (at: number) => sheet.getByLabelText(`Digit ${at} of 6`);
    await userEvent.click(digit(1));
    await userEvent.keyboard('41793{Backspace}{Backspace}7930');
    expect([1, 2, 3, 4, 5, 6].map((at) => (digit(at) as HTMLInputElement).value).join('')).toBe('417793');

    await userEvent.click(sheet.getByRole('button', { name: 'Export my data' }));

    expect(await sheet.findByText('Not this one. Two tries left.')).toBeVisible();
    await waitFor(() => expect(digit(1)).toHaveFocus());
    expect(digit(1)).toBeInvalid();
  });

  it('by a code of her sheet is offered where there is no mail', async () => {
    const { calls } = show(['passkey', 'recoveryCode'], [proved]);
    await press('Export my data');
    await press('Use a recovery code');
    await userEvent.type(await screen.findByLabelText('Recovery code'), 'H4KM-92QT');
    await press('Export my data');

    expect(await ready()).toBeVisible();
    expect(calls(identity.prove)[0]?.body).toEqual({ recoveryCode: 'H4KM-92QT' });
  });

  it('that she would rather not give leaves everything as it was, without a complaint', async () => {
    const { calls, toasts } = show(['code']);
    await press('Export my data');
    await press('Not now');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([calls(account.exportPersonalData), toasts()]).toEqual([[], []]);
  });

  it('whose code could not be mailed says so and stays open', async () => {
    show(['code'], [refuse(identity.mailProofCode, 'code_not_sent')]);
    await press('Export my data');
    await press('Mail me a code');

    expect(await screen.findByRole('alert')).toHaveTextContent('The code could not be sent.');
    expect(await dialog(first)).toBeVisible();
  });
});
