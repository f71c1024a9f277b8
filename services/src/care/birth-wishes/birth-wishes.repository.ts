import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { BirthWishesEntity } from './birth-wishes.entity';

@Injectable()
export class BirthWishesRepository {
  constructor(private readonly database: Database) {}

  private get rows() {
    return this.database.repository(BirthWishesEntity);
  }

  of(userId: string): Promise<BirthWishesEntity | null> {
    return this.rows.findOneBy({ userId });
  }

  async keep(row: BirthWishesEntity): Promise<void> {
    await this.rows.save(row);
  }

  async remove(userId: string): Promise<void> {
    await this.rows.delete({ userId });
  }
}
