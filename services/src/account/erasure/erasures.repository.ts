import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { Database } from '../../platform/database/database';
import { ErasureEntity } from './erasure.entity';

@Injectable()
export class ErasuresRepository {
  constructor(private readonly database: Database) {}

  /** One that was begun before stays as it is. */
  async add(erasure: Omit<ErasureEntity, 'slices'>): Promise<void> {
    const { userId } = erasure;
    if (!(await this.rows.existsBy({ userId }))) await this.rows.insert({ ...erasure, slices: 0 });
  }

  /** Call inside a transaction, until whose end nobody else has it; false when she is erased. */
  async take(userId: string): Promise<boolean> {
    return (await this.rows.increment({ userId }, 'slices', 1)).affected === 1;
  }

  async remove(userId: string): Promise<void> {
    await this.rows.delete({ userId });
  }

  begunBefore(moment: Date, take: number): Promise<ErasureEntity[]> {
    return this.rows.find({ where: { begunAt: LessThan(moment) }, order: { begunAt: 'ASC' }, take });
  }

  private get rows() {
    return this.database.repository(ErasureEntity);
  }
}
