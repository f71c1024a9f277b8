import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../config/config';
import { keysFor, type PurposeKeys } from '../config/purpose-keys';

/**
 * Tells a browser that somebody has signed in with from a stranger's, also after she has logged out. It opens nothing:
 * its tries are counted apart, so that a stranger's do not stand in her way. Whose it is cannot be read from it.
 */
@Injectable()
export class KnownBrowsers {
  private readonly signatures: PurposeKeys;

  constructor(config: Config) {
    this.signatures = keysFor(config.secrets, 'known browsers');
  }

  /** The value of the browser's cookie; the name it has goes on when it is hers, signed by the newest key. */
  proofFor(userId: string, had: string | undefined): string {
    const name =
      (had === undefined ? undefined : this.nameOf(had, userId)) ?? randomBytes(16).toString('base64url');
    return `${name}.${this.signatures.sign(textOf(name, userId)).toString('base64url')}`;
  }

  /** The name of this browser where its proof is of this user; undefined for anybody else's and for an invented one. */
  nameOf(proof: string, userId: string): string | undefined {
    const [, name = '', signature = ''] = /^([\w-]{22})\.([\w-]{43})$/.exec(proof) ?? [];
    const given = Buffer.from(signature, 'base64url');
    return this.signatures.verifies(textOf(name, userId), given) ? name : undefined;
  }
}

const textOf = (name: string, userId: string) => `known browser ${name} of ${userId}`;
