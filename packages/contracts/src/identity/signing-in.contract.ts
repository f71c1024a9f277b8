import { z } from 'zod';
import { deviceKinds, endpoint, id, instant, nothing, ofUser, text } from '../kernel';
import { madePasskey, passkeyCreation } from './passkey-ceremony';

export const passkeyLimits = { name: 60, most: 20 } as const;

/** A sheet of codes; dashes and capitals do not matter. */
export const recoveryRules = { codes: 10, length: 8 } as const;

const passkey = z.strictObject({
  id,
  name: z.string(),
  /** Of what it was made on; null where the browser did not say. */
  deviceKind: z.enum(deviceKinds).nullable(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
});
export type Passkey = z.infer<typeof passkey>;

export const signingIn = z.strictObject({
  /** `open`: her e-mail alone signs in. */
  door: z.enum(['open', 'closed']),
  /** Whether this site sends mail; without, there are no codes by mail. */
  isMailSet: z.boolean(),
  /** Who asks for a code by mail at each login: nobody, she herself, or the site. */
  codeAskedBy: z.enum(['nobody', 'her', 'site']),
  passkeys: z.array(passkey),
  /** Null until she has made some. */
  recoveryCodes: z.strictObject({ left: z.int(), of: z.int(), madeAt: instant }).nullable(),
});
export type SigningIn = z.infer<typeof signingIn>;

/** Shown this once. */
export const recoverySheet = z.strictObject({ codes: z.array(z.string()), madeAt: instant });
export type RecoverySheet = z.infer<typeof recoverySheet>;

const passkeyName = text(passkeyLimits.name);
const hersById = ofUser.extend({ passkeyId: id });

/** Those that change how she signs in need a fresh proof: 403 `proof_required`. */
export const signingInEndpoints = {
  signingIn: endpoint({
    method: 'GET',
    path: '/api/users/:userId/signing-in',
    access: 'session',
    summary: 'What opens her account: passkeys, codes by mail, recovery codes',
    params: ofUser,
    response: signingIn,
    errors: ['not_found'],
  }),
  startPasskey: endpoint({
    method: 'POST',
    path: '/api/users/:userId/passkeys/options',
    access: 'session',
    changes: [],
    summary: 'Begin to add a passkey: what the browser needs for it',
    params: ofUser,
    response: passkeyCreation,
    status: 200,
    errors: ['not_found', 'proof_required', 'too_many_passkeys'],
  }),
  /** Answers recovery codes too where it is the first passkey and no code can be mailed. */
  addPasskey: endpoint({
    method: 'POST',
    path: '/api/users/:userId/passkeys',
    access: 'session',
    changes: ['signingIn', 'sessions'],
    summary: 'Add the passkey that the browser made',
    params: ofUser,
    body: z.strictObject({ name: passkeyName.optional(), made: madePasskey }),
    bodyLimit: 128 * 1024,
    response: z.strictObject({ passkey, recovery: recoverySheet.nullable() }),
    errors: ['not_found', 'proof_required', 'passkey_refused', 'too_many_passkeys'],
  }),
  namePasskey: endpoint({
    method: 'PUT',
    path: '/api/users/:userId/passkeys/:passkeyId',
    access: 'session',
    changes: ['signingIn', 'sessions'],
    summary: 'Name a passkey',
    params: hersById,
    body: z.strictObject({ name: passkeyName }),
    bodyLimit: 1024,
    response: passkey,
    errors: ['not_found'],
  }),
  removePasskey: endpoint({
    method: 'DELETE',
    undo: { never: 'A key that may be in other hands must not come back' },
    path: '/api/users/:userId/passkeys/:passkeyId',
    access: 'session',
    changes: ['signingIn', 'sessions'],
    summary: 'Remove a passkey: it opens nothing any more',
    params: hersById,
    response: nothing,
    errors: ['not_found', 'proof_required'],
  }),
  /** 409 `mail_not_set` where this site sends none. */
  askForCode: endpoint({
    method: 'PUT',
    path: '/api/users/:userId/code-at-login',
    access: 'session',
    changes: ['signingIn', 'sessions'],
    summary: 'Whether each login without a passkey takes a code by mail',
    params: ofUser,
    body: z.strictObject({ isAsked: z.boolean() }),
    bodyLimit: 1024,
    response: signingIn,
    errors: ['not_found', 'proof_required', 'mail_not_set'],
  }),
  /** The ones before open nothing any more. */
  makeRecoveryCodes: endpoint({
    method: 'POST',
    path: '/api/users/:userId/recovery-codes',
    access: 'session',
    changes: ['signingIn', 'sessions'],
    summary: 'New recovery codes, shown this once',
    params: ofUser,
    response: recoverySheet,
    errors: ['not_found', 'proof_required'],
  }),
} as const;
