import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { Database } from '../../platform/database/database';
import { RecoveryCodeEntity } from './recovery-code.entity';

@Injectable()
export class RecoveryCodesRepository {
  constructor(private readonly database: Database) {}

  /** A whole sheet, used ones too. */
  of(userId: string): Promise<RecoveryCodeEntity[]> {
    return this.codes.findBy({ userId });
  }

  async put(codes: RecoveryCodeEntity[]): Promise<void> {
    await this.codes.insert(codes);
  }

  /** By whichever key it was stored; true for exactly one caller. */
  async use(userId: string, codeHashes: Buffer[], usedAt: Date): Promise<boolean> {
    const unused = { userId, codeHash: In(codeHashes), usedAt: IsNull() };
    return (await this.codes.update(unused, { usedAt })).affected === 1;
  }

  async remove(userId: string): Promise<void> {
    await this.codes.delete({ userId });
  }

  /** Everybody's. */
  async removeAll(): Promise<void> {
    await this.codes.clear();
  }

  private get codes() {
    return this.database.repository(RecoveryCodeEntity);
  }
}
