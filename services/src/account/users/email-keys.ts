import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config';
import { keysFor, type PurposeKeys } from '../../platform/config/purpose-keys';

/** Names an address by its keyed hash: compared byte by byte, and no way back to the address without the key. */
@Injectable()
export class EmailKeys {
  private readonly hashes: PurposeKeys;

  constructor(config: Config) {
    this.hashes = keysFor(config.secrets, 'e-mail addresses');
  }

  /** 32 bytes for a normalised address, by the newest key. */
  of(email: string): Buffer {
    return this.hashes.sign(emailText(email));
  }

  /** By each key, the newest first: how the address may have been stored. */
  eachOf(email: string): Buffer[] {
    return this.hashes.signByEach(emailText(email));
  }
}

export const emailText = (email: string) => `email ${email}`;
