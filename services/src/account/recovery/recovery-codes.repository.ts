import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Repository } from 'typeorm';
import { RecoveryCodeEntity } from './recovery-code.entity';

@Injectable()
export class RecoveryCodesRepository {
  constructor(@InjectRepository(RecoveryCodeEntity) private readonly codes: Repository<RecoveryCodeEntity>) {}

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
}
