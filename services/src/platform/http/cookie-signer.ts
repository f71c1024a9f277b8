import { createHmac, timingSafeEqual } from 'node:crypto';
import type { UnsignResult } from '@fastify/cookie';
import { LRUCache } from 'lru-cache';

const MOST = 5000;
/** Letters of a signed cookie that is remembered: a session's has 87. */
const LONGEST = 200;

const REFUSED: UnsignResult = { valid: false, renew: false, value: null };

/**
 * Signs cookies as `@fastify/cookie` does, and remembers which it has found right: a signature stays what it is, and
 * each call of a browser comes with the same. Whether a session still runs is asked of the database each time.
 */
export class CookieSigner {
  private readonly right = new LRUCache<string, UnsignResult>({ max: MOST });

  constructor(private readonly key: string) {}

  sign(value: string): string {
    const signature = createHmac('sha256', this.key).update(value).digest('base64');
    return `${value}.${signature.replace(/=+$/, '')}`;
  }

  unsign(signed: string): UnsignResult {
    const known = this.right.get(signed);
    if (known !== undefined) return known;
    const dot = signed.lastIndexOf('.');
    if (dot === -1) return REFUSED;
    const value = signed.slice(0, dot);
    const [given, expected] = [Buffer.from(signed), Buffer.from(this.sign(value))];
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return REFUSED;
    const found: UnsignResult = { valid: true, renew: false, value };
    if (signed.length <= LONGEST) this.right.set(signed, found);
    return found;
  }
}
