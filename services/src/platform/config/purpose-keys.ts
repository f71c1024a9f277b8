import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { FormerKey, MasterKey, Secrets } from './secrets';

/** Each has a key of its own (HKDF, RFC 5869): a signature made for one purpose is worth nothing for another. */
export type KeyPurpose =
  | 'cookies'
  | 'e-mail addresses'
  | 'known browsers'
  | 'login codes'
  | 'passkey challenges'
  | 'rate limits'
  | 'recovery codes'
  | 'telemetry senders';

const KEY_BYTES = 32;

/** The keys of one purpose, the newest first: it signs, all of them verify. */
export class PurposeKeys {
  constructor(readonly keys: readonly [Buffer, ...Buffer[]]) {}

  /** By the newest key, for what is stored or given out from now on. */
  sign(text: string | Buffer): Buffer {
    return hmac(this.keys[0], text);
  }

  /** By each key, the newest first: how it may have been stored. */
  signByEach(text: string | Buffer): Buffer[] {
    return this.keys.map((key) => hmac(key, text));
  }

  verifies(text: string | Buffer, given: Buffer): boolean {
    return this.signByEach(text).some((right) => isSame(given, right));
  }
}

export function keysFor({ keys }: Secrets, purpose: KeyPurpose): PurposeKeys {
  const [newest, ...older] = keys.flatMap((key) => keysOf(key, purpose));
  if (newest === undefined) throw new Error('a site without a key');
  return new PurposeKeys([newest, ...older]);
}

/**
 * What was signed with a key of the form v1 goes on being found. Addresses stay under its key of addresses alone, so that
 * a unique index holds them; whatever else it signed is signed by a derived key from now on.
 */
function keysOf(key: MasterKey | FormerKey, purpose: KeyPurpose): Buffer[] {
  if ('key' in key) return [derived(key.key, purpose)];
  if (purpose === 'e-mail addresses') return [Buffer.from(key.emailKey)];
  if (purpose === 'telemetry senders') return [derived(key.emailKey, purpose), Buffer.from(key.emailKey)];
  return [derived(key.cookieKey, purpose), Buffer.from(key.cookieKey)];
}

const derived = (key: string, purpose: KeyPurpose) =>
  Buffer.from(hkdfSync('sha256', key, '', `nestwell ${purpose}`, KEY_BYTES));

const hmac = (key: Buffer, text: string | Buffer) => createHmac('sha256', key).update(text).digest();

export const isSame = (given: Buffer, right: Buffer): boolean =>
  given.length === right.length && timingSafeEqual(given, right);
