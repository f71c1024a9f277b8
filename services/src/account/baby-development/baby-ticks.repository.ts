import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Database } from '../../platform/database/database';
import { BabyTickEntity } from './baby-tick.entity';

@Injectable()
export class BabyTicksRepository {
  constructor(
    @InjectRepository(BabyTickEntity) private readonly rows: Repository<BabyTickEntity>,
    private readonly database: Database,
  ) {}

  of(userId: string): Promise<BabyTickEntity[]> {
    return this.rows.find({ where: { userId }, order: { item: 'ASC' } });
  }

  async add(row: BabyTickEntity): Promise<void> {
    await this.database.run(() => this.rows.upsert(row, ['userId', 'item']));
  }

  async remove(userId: string, item: string): Promise<void> {
    await this.rows.delete({ userId, item });
  }

  async removeAllOf(userId: string): Promise<void> {
    await this.rows.delete({ userId });
  }
}
