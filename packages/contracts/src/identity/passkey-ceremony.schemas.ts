import { z } from 'zod';
import { matching, text } from '../kernel/server';
import { transports } from './passkey-ceremony';

/* What a browser and the server say to each other while a passkey is made or used (WebAuthn, as JSON). */

const base64Url = (most: number) => matching(/^[\w-]+$/, most, 'must be base64url');

/** The name an authenticator gave its key; the standard allows 1023 bytes. */
export const credentialId = base64Url(1364);
type Transport = (typeof transports)[number];

const credential = z.strictObject({
  id: credentialId,
  type: z.literal('public-key'),
  transports: z.array(z.enum(transports)),
});

/** For `navigator.credentials.create`. */
export const passkeyCreation = z.strictObject({
  challenge: z.string(),
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.strictObject({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(credential),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});
export type PasskeyCreation = z.infer<typeof passkeyCreation>;

/** For `navigator.credentials.get`; without `allowCredentials` she chooses among those of this site. */
export const passkeyRequest = z.strictObject({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(credential),
});
export type PasskeyRequest = z.infer<typeof passkeyRequest>;

/** What an authenticator made. */
export const madePasskey = z.strictObject({
  id: credentialId,
  clientDataJSON: base64Url(4000),
  attestationObject: base64Url(20_000),
  /** Ways that nobody here knows are left out. */
  transports: z
    .array(text(20))
    .max(10)
    .transform((given) => given.filter((way): way is Transport => transports.some((known) => known === way))),
});
export type MadePasskey = z.infer<typeof madePasskey>;

/** What an authenticator signed. */
export const passkeyAssertion = z.strictObject({
  id: credentialId,
  clientDataJSON: base64Url(4000),
  authenticatorData: base64Url(4000),
  signature: base64Url(4000),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>;
