import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { UserRows } from '../../platform/database/user-rows';
import { MedicineEntity } from './medicine.entity';

@Injectable()
export class MedicinesRepository extends UserRows<MedicineEntity> {
  constructor(database: Database) {
    super(database, MedicineEntity);
  }

  byName(userId: string): Promise<MedicineEntity[]> {
    return this.ofUser(userId).find({}, { order: { name: 'ASC' } });
  }
}
