import type { SigningIn } from '@nestwell/contracts/identity';
import { usePublicConfig, useQuery, useUser } from '@nestwell/remote-kit';
import { signingInOf } from '../account/signing-in-of';
import type { Opener } from './who-can-open';

/** What opens the account of whoever reads this; for a visitor, and while nothing else is known, what the site asks. */
export function useOpener(): Opener {
  const { codeAtLogin } = usePublicConfig();
  const { user } = useUser();
  const { data } = useQuery({ ...signingInOf(user?.id ?? 'nobody'), enabled: user !== null });
  if (data) return openerOf(data);
  return codeAtLogin ? 'code' : 'email';
}

export function openerOf({ passkeys, codeAskedBy, isMailSet }: SigningIn): Opener {
  const takesCode = codeAskedBy !== 'nobody';
  if (passkeys.length === 0) return takesCode ? 'code' : 'email';
  return takesCode || isMailSet ? 'passkey-or-code' : 'passkey';
}
