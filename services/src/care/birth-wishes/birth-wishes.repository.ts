import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { BirthWishesEntity } from './birth-wishes.entity';

@Injectable()
export class BirthWishesRepository {
  constructor(@InjectRepository(BirthWishesEntity) private readonly rows: Repository<BirthWishesEntity>) {}

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
