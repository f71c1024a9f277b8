import { createECDH, createHmac, randomBytes } from 'node:crypto';
import webPush from 'web-push';
import { z } from 'zod';

/** A key of the form v1: its two halves sign as they are, each for what it signed before keys were derived. */
export interface FormerKey {
  cookieKey: string;
  emailKey: string;
}

/** The key of each purpose is derived from it (`platform/config/purpose-keys.ts`). */
export interface MasterKey {
  key: string;
}

/** The keys of a site: its data is worth nothing with others. */
export interface Secrets {
  /** The newest first: it signs, all of them verify. */
  keys: readonly (MasterKey | FormerKey)[];
  /** Browsers subscribe with the public key, so this pair is neither derived nor rotated. */
  vapid: { publicKey: string; privateKey: string };
}

/** What a lost key takes with it. */
export const keyNames = ['cookie', 'email', 'vapid'] as const;
export type KeyName = (typeof keyNames)[number];

const MAX_KEYS = 10;

const newKey = (): MasterKey => ({ key: randomBytes(32).toString('base64url') });

export const makeSecrets = (): Secrets => ({ keys: [newKey()], vapid: webPush.generateVAPIDKeys() });

/** A new key signs from now on; the former ones go on verifying. */
export function rotated({ keys, vapid }: Secrets): Secrets {
  if (keys.length === MAX_KEYS)
    throw new Error(`There are ${MAX_KEYS} keys already: remove the oldest one first.`);
  return { keys: [newKey(), ...keys], vapid };
}

const key = z.string().regex(/^[\w-]{32,100}$/, 'must be 32 characters of base64url or more');
const formerKey = z.strictObject({ cookieKey: key, emailKey: key });

const vapid = z
  .object({ publicKey: z.string(), privateKey: z.string().regex(/^[\w-]{42,43}$/, 'is no key') })
  .refine(({ publicKey, privateKey }) => publicKeyOf(privateKey) === publicKey, 'the two keys are no pair');

const keys = z
  .array(z.union([z.strictObject({ key }), formerKey], 'is no key'))
  .min(1, 'must hold a key')
  .max(MAX_KEYS, `must hold ${MAX_KEYS} keys at most`)
  .refine((list) => new Set(list.map(nameOf)).size === list.length, 'must not name a key twice');

const current = z.object({ keys, vapid });
/** The form of `secrets.json` before there was a list. */
const former = formerKey
  .extend({ vapid })
  .transform(({ vapid: pair, ...only }): Secrets => ({ keys: [only], vapid: pair }));

/** Checks what was stored; throws naming what is missing or wrong, never its value. */
export function toSecrets(value: unknown): Secrets {
  const isCurrent = typeof value === 'object' && value !== null && 'keys' in value;
  const result = (isCurrent ? current : former).safeParse(value);
  if (result.success) return result.data;
  throw new Error(
    result.error.issues.map(({ path, message }) => `${path.join('.') || 'it'} ${message}`).join(', '),
  );
}

/**
 * One line for the environment; the public key follows from the private one. `v1.cookie.email.push` stays the form of a
 * site that never rotated; else `v2.push.newest.older`, where an older key of the form v1 is `cookie+email`.
 */
export function lineOf({ keys: list, vapid: { privateKey } }: Secrets): string {
  const [first, ...others] = list;
  if (first !== undefined && 'cookieKey' in first && others.length === 0)
    return ['v1', first.cookieKey, first.emailKey, privateKey].join('.');
  return ['v2', privateKey, ...list.map(textOf)].join('.');
}

const textOf = (one: MasterKey | FormerKey) => ('key' in one ? one.key : `${one.cookieKey}+${one.emailKey}`);

export function fromLine(line: string): Secrets {
  const [version, ...parts] = line.trim().split('.');
  if (version === 'v2') {
    const [privateKey = '', ...list] = parts;
    return toSecrets({ keys: list.map(keyIn), vapid: { publicKey: publicKeyOf(privateKey), privateKey } });
  }
  const [cookieKey, emailKey, privateKey = '', ...rest] = parts;
  if (version !== 'v1' || rest.length > 0)
    throw new Error('it does not begin with v2 or v1, or is v1 and has not four parts');
  return toSecrets({ cookieKey, emailKey, vapid: { publicKey: publicKeyOf(privateKey), privateKey } });
}

function keyIn(text: string): MasterKey | FormerKey {
  const [first = '', emailKey] = text.split('+', 2);
  return emailKey === undefined ? { key: first } : { cookieKey: first, emailKey };
}

/** Proves that a key is one known from before, without telling it. */
export interface KeyCheck {
  name: string;
  checkValue: Buffer;
}

export function checksOf({ keys: list, vapid: { privateKey } }: Secrets): KeyCheck[] {
  return [
    ...list.flatMap((one) =>
      'key' in one
        ? [{ name: nameOf(one), checkValue: checkValueOf(one.key, 'master') }]
        : [
            { name: 'cookie', checkValue: checkValueOf(one.cookieKey, 'cookie') },
            { name: 'email', checkValue: checkValueOf(one.emailKey, 'email') },
          ],
    ),
    { name: 'vapid', checkValue: checkValueOf(privateKey, 'vapid') },
  ];
}

/** What is lost with the key of a check. */
export function keyNamesOf(check: string): readonly KeyName[] {
  const name = keyNames.find((one) => one === check);
  return name === undefined ? ['cookie', 'email'] : [name];
}

/** The first characters of its check value; there was one key of the form v1 only. */
const nameOf = (one: MasterKey | FormerKey) =>
  'key' in one ? checkValueOf(one.key, 'master').toString('base64url').slice(0, 10) : 'v1';

const checkValueOf = (secret: string, name: string) =>
  createHmac('sha256', secret).update(`nestwell check value of the ${name} key`).digest();

function publicKeyOf(privateKey: string): string {
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url');
  } catch {
    return '';
  }
}
