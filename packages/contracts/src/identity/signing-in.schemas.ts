import { z } from 'zod';
import { deviceKinds } from '../kernel';
import { id, instant, text, ofUser, nothing } from '../kernel/server';
import { passkeyCreation, madePasskey } from './passkey-ceremony.schemas';
import { passkeyLimits } from './signing-in.constants';

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

export const signingInSchemas = {
  signingIn: { params: ofUser, response: signingIn },
  startPasskey: { params: ofUser, response: passkeyCreation },
  addPasskey: {
    params: ofUser,
    body: z.strictObject({ name: passkeyName.optional(), made: madePasskey }),
    response: z.strictObject({ passkey, recovery: recoverySheet.nullable() }),
  },
  namePasskey: { params: hersById, body: z.strictObject({ name: passkeyName }), response: passkey },
  removePasskey: { params: hersById, response: nothing },
  askForCode: { params: ofUser, body: z.strictObject({ isAsked: z.boolean() }), response: signingIn },
  makeRecoveryCodes: { params: ofUser, response: recoverySheet },
};
