import { identity } from '@nestwell/contracts/identity';
import { readOf } from '@nestwell/remote-kit';

/** What opens her account: the read that Settings and the texts about it share. */
export const signingInOf = (userId: string) => readOf(identity.signingIn, { params: { userId } });
