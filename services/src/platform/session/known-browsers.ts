import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../config/config';

/**
 * Tells a browser that somebody has signed in with from a stranger's, also after she has logged out. It opens nothing:
 * its tries are counted apart, so that a stranger's do not stand in her way. Whose it is cannot be read from it.
 */
@Injectable()
export class KnownBrowsers {
  constructor(private readonly config: Config) {}

  /** What the browser is to keep; the one it has goes on when it is hers. */
  proofFor(userId: string, had: string | undefined): string {
    if (had !== undefined && this.nameOf(had, userId) !== undefined) return had;
    const name = randomBytes(16).toString('base64url');
    return `${name}.${this.sign(name, userId).toString('base64url')}`;
  }

  /** The name of this browser where its proof is of this user; undefined for anybody else's and for an invented one. */
  nameOf(proof: string, userId: string): string | undefined {
    const [, name = '', signature = ''] = /^([\w-]{22})\.([\w-]{43})$/.exec(proof) ?? [];
    const given = Buffer.from(signature, 'base64url');
    const right = this.sign(name, userId);
    return given.length === right.length && timingSafeEqual(given, right) ? name : undefined;
  }

  private sign(name: string, userId: string): Buffer {
    return createHmac('sha256', this.config.secrets.cookieKey)
      .update(`known browser ${name} of ${userId}`)
      .digest();
  }
}
