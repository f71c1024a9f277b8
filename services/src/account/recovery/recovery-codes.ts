import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { recoveryRules, type RecoverySheet, type SigningIn } from '@nestwell/contracts/identity/server';
import { Clock } from '../../platform/clock';
import { Config } from '../../platform/config/config';
import { Database } from '../../platform/database/database';
import { keysFor, type PurposeKeys } from '../../platform/config/purpose-keys';
import { RecoveryCodesRepository } from './recovery-codes.repository';

/** Without vowels, which make words, and without what looks like another: 0 O 1 I S U. */
const SIGNS = '23456789BCDEFGHJKLMNPQRTVWX';

/** A sheet of codes on paper, for the day the phone is lost. Each opens her account once. */
@Injectable()
export class RecoveryCodes {
  private readonly hashes: PurposeKeys;

  constructor(
    private readonly codes: RecoveryCodesRepository,
    private readonly database: Database,
    config: Config,
    private readonly clock: Clock,
  ) {
    this.hashes = keysFor(config.secrets, 'recovery codes');
  }

  /** A new sheet in the place of the one before; nobody can read it here again. */
  async make(userId: string): Promise<RecoverySheet> {
    const madeAt = this.clock.now();
    const codes = new Set<string>();
    while (codes.size < recoveryRules.codes) codes.add(newCode());
    const kept = [...codes].map((code) => ({
      userId,
      codeHash: this.hashes.sign(textOf(userId, code)),
      madeAt,
      usedAt: null,
    }));
    await this.database.run(async () => {
      await this.codes.remove(userId);
      await this.codes.put(kept);
    });
    return { codes: [...codes].map(inHalves), madeAt: madeAt.toISOString() };
  }

  /** What is left of her sheet; null where she has none. */
  async leftOf(userId: string): Promise<SigningIn['recoveryCodes']> {
    const codes = await this.codes.of(userId);
    const [first] = codes;
    if (first === undefined) return null;
    const left = codes.filter(({ usedAt }) => usedAt === null).length;
    return { left, of: codes.length, madeAt: first.madeAt.toISOString() };
  }

  /** Whether it is a code of her sheet that was not used yet; if so it is used now. */
  use(userId: string, code: string): Promise<boolean> {
    return this.codes.use(userId, this.hashes.signByEach(textOf(userId, code)), this.clock.now());
  }

  async erase(userId: string): Promise<void> {
    await this.codes.remove(userId);
  }
}

const textOf = (userId: string, code: string) => `recovery code ${userId} ${code}`;

const newCode = () =>
  Array.from({ length: recoveryRules.length }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');

const inHalves = (code: string) => `${code.slice(0, 4)}-${code.slice(4)}`;
