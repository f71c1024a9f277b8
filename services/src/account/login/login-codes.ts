import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { codeRules } from '@nestwell/contracts/account/server';
import { HOUR, MINUTE } from '@nestwell/domain/moments';
import { Clock } from '../../platform/clock';
import { Config } from '../../platform/config/config';
import { RateLimits } from '../../platform/limits/rate-limits';
import { Mailer } from '../../platform/mail/mailer';
import { keysFor, type PurposeKeys } from '../../platform/config/purpose-keys';
import type { UserEntity } from '../users/user.entity';
import type { LoginCaller } from './login-callers';
import { LoginCodesRepository } from './login-codes.repository';

/** A stranger may ask for her too: what one caller gets must leave codes for her. */
const PER_CALLER = { max: 5, windowMs: HOUR };
/** Anybody could make a browser known while her e-mail alone opened her door. */
const OF_KNOWN = { max: 60, windowMs: HOUR };
/** Five guesses each: the most that many clients together can guess at in an hour. Her own browsers do not count. */
const OF_STRANGERS = { max: 15, windowMs: HOUR };

/** Six-digit codes by e-mail: ten minutes, five tries, used once. */
@Injectable()
export class LoginCodes {
  private readonly hashes: PurposeKeys;

  constructor(
    private readonly codes: LoginCodesRepository,
    private readonly mailer: Mailer,
    config: Config,
    private readonly clock: Clock,
    private readonly limits: RateLimits,
  ) {
    this.hashes = keysFor(config.secrets, 'login codes');
  }

  /**
   * Sends a code in the place of the one before. A second request within a minute sends none while that one can still
   * be used; one that wrong tries have used up is replaced at once, so that nobody else's tries keep her out. 429 to a
   * caller that asks too often. False when no mail could go out; then she may ask again at once.
   */
  async send(user: Pick<UserEntity, 'id' | 'email'>, caller: LoginCaller): Promise<boolean> {
    const now = this.clock.now();
    const open = await this.codes.of(user.id);
    const usable =
      open !== null &&
      open.expiresAt > now &&
      (caller.isKnown ? open.knownTries : open.tries) < codeRules.tries;
    if (usable && now.getTime() - open.sentAt.getTime() < MINUTE) return true;
    await this.limits.hit({ key: `login code ${user.id} ${caller.name}`, ...PER_CALLER });
    const others = caller.isKnown ? OF_KNOWN : OF_STRANGERS;
    await this.limits.hit({ key: `login code ${caller.isKnown ? 'known ' : ''}${user.id}`, ...others });
    const code = String(randomInt(10 ** codeRules.digits)).padStart(codeRules.digits, '0');
    const kept = {
      userId: user.id,
      codeHash: this.hashes.sign(textOf(user.id, code)),
      sentAt: now,
      expiresAt: new Date(now.getTime() + codeRules.minutes * MINUTE),
      tries: 0,
      knownTries: 0,
    };
    await this.codes.put(kept);
    const sent = await this.mailer.send({ to: user.email, ...messageWith(code) });
    if (!sent) await this.codes.put({ ...kept, sentAt: new Date(now.getTime() - MINUTE) });
    return sent;
  }

  /** Whether this is the code; if so it is used up. */
  async accept(userId: string, code: string, { isKnown }: LoginCaller): Promise<boolean> {
    if (!(await this.codes.countTry(userId, isKnown, this.clock.now(), codeRules.tries))) return false;
    return this.codes.use(userId, this.hashes.signByEach(textOf(userId, code)));
  }

  /** How often this caller may still try the code that is open. */
  async triesLeft(userId: string, { isKnown }: LoginCaller): Promise<number> {
    const open = await this.codes.of(userId);
    if (open === null || open.expiresAt <= this.clock.now()) return 0;
    return Math.max(0, codeRules.tries - (isKnown ? open.knownTries : open.tries));
  }

  /** Forgets a code that is open. */
  async erase(userId: string): Promise<void> {
    await this.codes.remove(userId);
  }
}

const textOf = (userId: string, code: string) => `login code ${userId} ${code}`;

const messageWith = (code: string) => ({
  subject: 'Your Nestwell code',
  text: `${code} is your code for Nestwell: to log in, or to show that it is you.\n\nIt works once, for ${codeRules.minutes} minutes. If you did not ask for it, you can ignore this message.`,
});
