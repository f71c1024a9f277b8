import { z } from 'zod';
import { endpoint, instant, nothing, ofUser } from '../kernel';
import { passkeyAssertion, passkeyRequest } from './passkey-ceremony';
import { sixDigits } from '../account';
import { recoveryCode } from './login.contract';

/** One proof of who she is holds for export, erasing and changes of how she signs in. */
export const proofMinutes = 10;

export const proof = z.union(
  [
    z.strictObject({ passkey: passkeyAssertion }),
    z.strictObject({ code: sixDigits }),
    z.strictObject({ recoveryCode }),
  ],
  'must have passkey, code or recoveryCode',
);
export type Proof = z.input<typeof proof>;

export const proofWays = ['passkey', 'code', 'recoveryCode'] as const;
export type ProofWay = (typeof proofWays)[number];

export const proofState = z.strictObject({
  /** Whether what is guarded is refused just now. */
  isNeeded: z.boolean(),
  /** What she can prove it with; none where neither passkey nor mail is set. */
  ways: z.array(z.enum(proofWays)),
});
export type ProofState = z.infer<typeof proofState>;

export const proofEndpoints = {
  proofState: endpoint({
    method: 'GET',
    path: '/api/users/:userId/proof',
    access: 'session',
    summary: 'Whether a fresh proof is needed for export, erasing and changes of how she signs in',
    params: ofUser,
    response: proofState,
  }),
  proveByPasskey: endpoint({
    method: 'POST',
    path: '/api/users/:userId/proof/options',
    access: 'session',
    changes: [],
    summary: 'Begin to prove who she is with one of her passkeys',
    params: ofUser,
    response: passkeyRequest,
    status: 200,
  }),
  /** 409 `mail_not_set` where this site sends none. */
  mailProofCode: endpoint({
    method: 'POST',
    path: '/api/users/:userId/proof/code',
    access: 'session',
    changes: [],
    summary: 'Mail her a code to prove who she is',
    params: ofUser,
    response: nothing,
    status: 204,
    limited: true,
    errors: ['not_found', 'mail_not_set', 'code_not_sent'],
  }),
  /** 422 `proof_refused`; for a code its message says how many tries are left. The session gets another token. */
  prove: endpoint({
    method: 'POST',
    path: '/api/users/:userId/proof',
    access: 'session',
    changes: [],
    summary: 'Prove who she is, for the next ten minutes',
    params: ofUser,
    body: proof,
    bodyLimit: 64 * 1024,
    response: z.strictObject({ provedUntil: instant }),
    status: 200,
    limited: true,
    errors: ['not_found', 'proof_refused'],
  }),
} as const;
