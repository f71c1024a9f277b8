import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DAY, MINUTE } from '@nestwell/domain/moments';
import { Clock } from '../../platform/clock';
import { Config } from '../../platform/config/config';
import { Job } from '../../platform/jobs/job';
import { isSame, keysFor, type PurposeKeys } from '../../platform/config/purpose-keys';
import { ChallengesRepository } from './challenges.repository';

export const CHALLENGE_MINUTES = 5;

const RANDOM = 16;
const EXPIRY = 6;
const SEAL_BYTES = 16;

/**
 * What an authenticator signs. A challenge carries its own end and the server's seal, so that asking for one writes
 * nothing; the one that was answered is kept until that end, so that no answer works twice.
 */
@Injectable()
export class Challenges {
  private readonly seals: PurposeKeys;

  constructor(
    private readonly used: ChallengesRepository,
    config: Config,
    private readonly clock: Clock,
  ) {
    this.seals = keysFor(config.secrets, 'passkey challenges');
  }

  @Job({ name: 'account.used-challenges', everyMs: DAY })
  removeExpired(now: Date, deadline: AbortSignal): Promise<void> {
    return this.used.removeExpired(now, deadline);
  }

  /** @param purpose that it is good for, and no other: `login`, `add <user>` */
  make(purpose: string): Buffer {
    const expiry = Buffer.alloc(EXPIRY);
    expiry.writeUIntBE(this.clock.now().getTime() + CHALLENGE_MINUTES * MINUTE, 0, EXPIRY);
    const open = Buffer.concat([randomBytes(RANDOM), expiry]);
    return Buffer.concat([open, this.seals.sign(textOf(open, purpose)).subarray(0, SEAL_BYTES)]);
  }

  /** @param challenge as it came back, base64url */
  isGood(challenge: string, purpose: string): boolean {
    const whole = Buffer.from(challenge, 'base64url');
    const open = whole.subarray(0, RANDOM + EXPIRY);
    const given = whole.subarray(RANDOM + EXPIRY);
    const seals = this.seals.signByEach(textOf(open, purpose));
    if (!seals.some((right) => isSame(given, right.subarray(0, SEAL_BYTES)))) return false;
    return endOf(whole) > this.clock.now().getTime();
  }

  /** Call once the answer was found right; false when it was given before. */
  use(challenge: string): Promise<boolean> {
    const whole = Buffer.from(challenge, 'base64url');
    const challengeHash = createHash('sha256').update(whole).digest();
    return this.used.use({ challengeHash, expiresAt: new Date(endOf(whole)) });
  }
}

const textOf = (open: Buffer, purpose: string) =>
  Buffer.concat([Buffer.from(`passkey challenge ${purpose} `), open]);

const endOf = (challenge: Buffer) => challenge.readUIntBE(RANDOM, EXPIRY);
