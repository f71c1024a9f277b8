import { createHash } from 'node:crypto';
import type { Integrity } from '@nestwell/contracts/delivery';

/** Of those that browsers check; SHA-256 is the shortest, and hashes cannot be compressed. */
export const VOUCHES = 'sha256';

/** What builds before 25 November 2026 vouched with: their files stay what they are. */
const FORMERLY = 'sha384';

/**
 * What vouches for these bytes wherever they are named. A preload is used where its hash is the one that the file is asked
 * for with in the end, and entries ask with this one.
 */
export const integrityOf = (bytes: Buffer | string): Integrity => hashed(VOUCHES, bytes);

/** Whether these are the bytes that were vouched for. */
export const isVouched = (bytes: Buffer | string, integrity: Integrity): boolean =>
  [VOUCHES, FORMERLY].some((hash) => integrity.startsWith(hash) && hashed(hash, bytes) === integrity);

const hashed = (hash: string, bytes: Buffer | string) =>
  `${hash}-${createHash(hash).update(bytes).digest('base64')}`;
