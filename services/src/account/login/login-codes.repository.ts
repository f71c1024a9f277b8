import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan, MoreThan, Repository } from 'typeorm';
import { Database } from '../../platform/database/database';
import { LoginCodeEntity } from './login-code.entity';

@Injectable()
export class LoginCodesRepository {
  constructor(
    @InjectRepository(LoginCodeEntity) private readonly codes: Repository<LoginCodeEntity>,
    private readonly database: Database,
  ) {}

  of(userId: string): Promise<LoginCodeEntity | null> {
    return this.codes.findOneBy({ userId });
  }

  async put(code: LoginCodeEntity): Promise<void> {
    await this.database.run(() => this.codes.upsert(code, ['userId']));
  }

  /** Counts a try at a code that is still good; false when it is not. Two tries at once count as two. */
  async countTry(userId: string, isKnown: boolean, now: Date, most: number): Promise<boolean> {
    const good = { userId, expiresAt: MoreThan(now) };
    const counted = isKnown
      ? await this.codes.update(
          { ...good, knownTries: LessThan(most) },
          { knownTries: () => 'known_tries + 1' },
        )
      : await this.codes.update({ ...good, tries: LessThan(most) }, { tries: () => 'tries + 1' });
    return counted.affected === 1;
  }

  /** Uses the code up, by whichever key it was stored; true for exactly one caller. */
  async use(userId: string, codeHashes: Buffer[]): Promise<boolean> {
    return (await this.codes.delete({ userId, codeHash: In(codeHashes) })).affected === 1;
  }

  async remove(userId: string): Promise<void> {
    await this.codes.delete({ userId });
  }
}
