import { ECDH } from 'node:crypto';
import { badRequest } from '../../platform/http/errors';

/** What a browser hands out for its messages to be encrypted with (RFC 8291), base64url. */
export interface SubscriptionKeys {
  p256dh: string;
  auth: string;
}

const CURVE = 'prime256v1';
const UNCOMPRESSED = 0x04;
const POINT_BYTES = 65;
const SECRET_BYTES = 16;

/** Refuses keys that nothing could be encrypted with: a message to them would fail each time it is tried. */
export function checkKeys({ p256dh, auth }: SubscriptionKeys): void {
  if (!isPoint(bytesOf(p256dh))) {
    throw badRequest('keys.p256dh', `must be ${POINT_BYTES} bytes that are a point on the P-256 curve`);
  }
  if (bytesOf(auth).length !== SECRET_BYTES) throw badRequest('keys.auth', `must be ${SECRET_BYTES} bytes`);
}

const bytesOf = (text: string) => Buffer.from(text, 'base64url');

function isPoint(bytes: Buffer): boolean {
  if (bytes.length !== POINT_BYTES || bytes[0] !== UNCOMPRESSED) return false;
  try {
    ECDH.convertKey(bytes, CURVE);
    return true;
  } catch {
    return false;
  }
}
