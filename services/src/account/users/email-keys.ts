import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config';

/** Names an address by its keyed hash: compared byte by byte, and no way back to the address without the key. */
@Injectable()
export class EmailKeys {
  constructor(private readonly config: Config) {}

  /** 32 bytes for a normalised address. */
  of(email: string): Buffer {
    return emailKeyOf(this.config.secrets.emailKey, email);
  }
}

export const emailKeyOf = (key: string, email: string): Buffer =>
  createHmac('sha256', key).update(`email ${email}`).digest();
