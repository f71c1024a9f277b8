import { z } from 'zod';
import { sixDigits } from '../account/server';
import { ofUser, nothing, instant } from '../kernel/server';
import { recoveryCode } from './login.schemas';
import { passkeyAssertion, passkeyRequest } from './passkey-ceremony.schemas';
import { proofWays } from './proof.constants';

export const proof = z.union(
  [
    z.strictObject({ passkey: passkeyAssertion }),
    z.strictObject({ code: sixDigits }),
    z.strictObject({ recoveryCode }),
  ],
  'must have passkey, code or recoveryCode',
);
export type Proof = z.input<typeof proof>;

export const proofState = z.strictObject({
  /** Whether what is guarded is refused just now. */
  isNeeded: z.boolean(),
  /** What she can prove it with; none where neither passkey nor mail is set. */
  ways: z.array(z.enum(proofWays)),
});
export type ProofState = z.infer<typeof proofState>;

export const proofSchemas = {
  proofState: { params: ofUser, response: proofState },
  proveByPasskey: { params: ofUser, response: passkeyRequest },
  mailProofCode: { params: ofUser, response: nothing },
  prove: { params: ofUser, body: proof, response: z.strictObject({ provedUntil: instant }) },
};
