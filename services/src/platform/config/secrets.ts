import { createECDH, createHmac, randomBytes } from 'node:crypto';
import webPush from 'web-push';
import { z } from 'zod';

/** The keys of a site: its data is worth nothing with others. */
export interface Secrets {
  /** Signs cookies. */
  cookieKey: string;
  /** Keys hashes of e-mail addresses. */
  emailKey: string;
  vapid: { publicKey: string; privateKey: string };
}

/** Each can be lost, or replaced, alone. */
export const keyNames = ['cookie', 'email', 'vapid'] as const;
export type KeyName = (typeof keyNames)[number];

export function makeSecrets(): Secrets {
  const key = () => randomBytes(32).toString('base64url');
  return { cookieKey: key(), emailKey: key(), vapid: webPush.generateVAPIDKeys() };
}

const key = z.string().regex(/^[\w-]{32,100}$/, 'must be 32 characters of base64url or more');

const secrets = z
  .object({
    cookieKey: key,
    emailKey: key,
    vapid: z.object({ publicKey: z.string(), privateKey: z.string().regex(/^[\w-]{42,43}$/, 'is no key') }),
  })
  .refine(({ vapid }) => publicKeyOf(vapid.privateKey) === vapid.publicKey, {
    error: 'the two keys are no pair',
    path: ['vapid'],
  });

/** Checks what was kept; throws naming what is missing or wrong, never its value. */
export function toSecrets(value: unknown): Secrets {
  const result = secrets.safeParse(value);
  if (result.success) return result.data;
  throw new Error(
    result.error.issues.map(({ path, message }) => `${path.join('.') || 'it'} ${message}`).join(', '),
  );
}

/** One line for the environment; the public key follows from the private one. */
export function lineOf({ cookieKey, emailKey, vapid }: Secrets): string {
  return ['v1', cookieKey, emailKey, vapid.privateKey].join('.');
}

export function fromLine(line: string): Secrets {
  const [version, cookieKey, emailKey, privateKey = '', ...rest] = line.trim().split('.');
  if (version !== 'v1' || rest.length > 0)
    throw new Error('it does not begin with v1, or has not four parts');
  return toSecrets({ cookieKey, emailKey, vapid: { publicKey: publicKeyOf(privateKey), privateKey } });
}

/** Proves that a key is the one known from before, without telling it. */
export function checkValueOf({ cookieKey, emailKey, vapid }: Secrets, name: KeyName): Buffer {
  const key = { cookie: cookieKey, email: emailKey, vapid: vapid.privateKey }[name];
  return createHmac('sha256', key).update(`nestwell check value of the ${name} key`).digest();
}

function publicKeyOf(privateKey: string): string {
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url');
  } catch {
    return '';
  }
}
