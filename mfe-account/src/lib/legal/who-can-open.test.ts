import { whoCanOpen } from './who-can-open';
import { openerOf } from './use-opener';

const passkey = {
  id: '019aa000-0000-7000-8000-000000000000',
  name: 'Phone',
  deviceKind: null,
  createdAt: '2026-10-03T12:00:00Z',
  lastUsedAt: null,
};

it.each([
  ['nothing', [], 'nobody', true, 'whoever knows it can open your account'],
  ['a code she asks for', [], 'her', true, 'whoever can read your mail'],
  ['a code the site asks for', [passkey], 'site', false, 'your passkey or a code that we send'],
  ['a passkey', [passkey], 'nobody', true, 'your passkey or a code that we send'],
  [
    'a passkey where no mail is sent',
    [passkey],
    'nobody',
    false,
    'your passkey, or a code from your recovery sheet',
  ],
] as const)('closed by %s it says what is true for her', (_, passkeys, codeAskedBy, isMailSet, words) => {
  const door = passkeys.length > 0 || codeAskedBy !== 'nobody' ? 'closed' : 'open';
  const state = { door, isMailSet, codeAskedBy, passkeys: [...passkeys], recoveryCodes: null } as const;

  expect(whoCanOpen(openerOf({ ...state, passkeys: [...passkeys] }))).toContain(words);
});
