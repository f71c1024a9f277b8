import { Signer, type UnsignResult } from '@fastify/cookie';
import { LRUCache } from 'lru-cache';

const MOST = 5000;
/** Letters of a signed cookie that is remembered: a session's has 87. */
const LONGEST = 200;

/**
 * The library's signer, which remembers what it has found right: a signature stays what it is, and each call of a
 * browser comes with the same. Whether a session still runs is asked of the database each time.
 */
export class CookieSigner {
  private readonly right = new LRUCache<string, UnsignResult>({ max: MOST });
  private readonly signer: Signer;

  constructor(key: string) {
    this.signer = new Signer(key);
  }

  sign(value: string): string {
    return this.signer.sign(value);
  }

  unsign(signed: string): UnsignResult {
    const known = this.right.get(signed);
    if (known !== undefined) return known;
    const found = this.signer.unsign(signed);
    if (found.valid && signed.length <= LONGEST) this.right.set(signed, found);
    return found;
  }
}
