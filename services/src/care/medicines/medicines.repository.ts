import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Database } from '../../platform/database/database';
import { UserRows } from '../../platform/database/user-rows';
import { MedicineEntity } from './medicine.entity';

@Injectable()
export class MedicinesRepository extends UserRows<MedicineEntity> {
  constructor(@InjectRepository(MedicineEntity) rows: Repository<MedicineEntity>, database: Database) {
    super(rows, database);
  }

  byName(userId: string): Promise<MedicineEntity[]> {
    return this.ofUser(userId).find({}, { order: { name: 'ASC' } });
  }
}
