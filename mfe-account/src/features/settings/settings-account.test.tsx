import { account } from '@nestwell/contracts/account';
import { answer, refuse } from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { leila, showSettings } from './testing/show-settings';

beforeEach(() => localStorage.clear());

describe('the account', () => {
  it('is left by logging out', async () => {
    const { user, acts } = showSettings();
    await user.click(screen.getByRole('button', { name: 'Log out' }));

    expect(acts).toContain('logout');
  });

  it('says at its foot that it is a signpost', () => {
    showSettings();

    expect(screen.getByText('Nestwell is a signpost, not a medical device.')).toBeVisible();
  });

  it('hands out everything as a file', async () => {
    const files: string[] = [];
    Object.assign(URL, { createObjectURL: () => 'blob:data', revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push(this.download);
    });
    const everything = {
      exportedAt: '2026-11-20T12:00:00.000Z',
      areas: { account: { user: { name: 'Leila' } } },
    };
    const { user } = showSettings({ answers: [answer(account.exportPersonalData, everything)] });
    await user.click(screen.getByRole('button', { name: 'Export my data' }));

    expect(await screen.findByRole('status', { name: 'Your data is ready' })).toBeVisible();
    expect(files).toEqual([expect.stringMatching(/^nestwell-\d{4}-\d{2}-\d{2}\.json$/)]);
  });

  it('is erased only after her e-mail was typed', async () => {
    const { user, calls, acts } = showSettings({ answers: [answer(account.eraseUser, undefined)] });
    await user.click(screen.getByRole('button', { name: 'Erase my account' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Erase my account' }));

    await user.type(sheet.getByRole('textbox'), 'someone@example.com');
    await user.click(sheet.getByRole('button', { name: 'Erase everything' }));
    expect(sheet.getByRole('textbox')).toHaveAccessibleDescription('Type leila@example.com to confirm');
    expect(calls(account.eraseUser)).toHaveLength(0);

    await user.clear(sheet.getByRole('textbox'));
    await user.type(sheet.getByRole('textbox'), 'Leila@Example.com');
    await user.click(sheet.getByRole('button', { name: 'Erase everything' }));
    await waitFor(() => expect(acts).toContain('logout'));
    expect(calls(account.eraseUser)).toHaveLength(1);
  });

  it.each([204, 202])('is left on the same page where the answer is %i', async (status) => {
    const erased = { endpoint: account.eraseUser, reply: () => ({ status, body: undefined }) };
    const { user, acts } = showSettings({ answers: [erased] });
    await user.click(screen.getByRole('button', { name: 'Erase my account' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Erase my account' }));
    await user.type(sheet.getByRole('textbox'), 'leila@example.com');
    await user.click(sheet.getByRole('button', { name: 'Erase everything' }));

    expect(await screen.findByRole('status', { name: 'Your account is erased' })).toBeVisible();
    expect(acts).toContain('logout');
  });

  it('stays when erasing failed', async () => {
    const { user, acts } = showSettings({ answers: [refuse(account.eraseUser, 'internal')] });
    await user.click(screen.getByRole('button', { name: 'Erase my account' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Erase my account' }));
    await user.type(sheet.getByRole('textbox'), 'leila@example.com');
    await user.click(sheet.getByRole('button', { name: 'Erase everything' }));

    expect(await screen.findByRole('alert', { name: 'Erasing Failed' })).toBeInTheDocument();
    expect(acts).not.toContain('logout');
  });

  it('takes her consent back with what that means, and the day on which she gave it', async () => {
    const { user, calls, acts } = showSettings({ answers: [answer(account.eraseUser, undefined)] });
    await user.click(screen.getByRole('button', { name: 'Take back my consent' }));
    const sheet = await screen.findByRole('dialog', { name: 'Take back my consent' });
    expect(sheet).toHaveTextContent(/You agreed on .*2026.* that Nestwell keeps your health data/);
    expect(sheet).toHaveTextContent('your account is erased at once');

    await user.type(within(sheet).getByRole('textbox'), 'leila@example.com');
    await user.click(within(sheet).getByRole('button', { name: 'Take it back and erase' }));

    await waitFor(() => expect(acts).toContain('logout'));
    expect(calls(account.eraseUser)).toHaveLength(1);
  });

  it('has no consent to take back where none was given', () => {
    showSettings({ member: { ...leila, consentedAt: null } });

    expect(screen.queryByRole('button', { name: 'Take back my consent' })).toBeNull();
  });
});
