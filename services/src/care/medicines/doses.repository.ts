import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Between, MoreThan, Repository } from 'typeorm';
import type { Dose } from '@nestwell/contracts/care/server';
import { Database } from '../../platform/database/database';
import { inSlices, SLICE } from '../../platform/database/slices';
import { UserRows } from '../../platform/database/user-rows';
import { DoseEntity } from './dose.entity';

type DosePlace = Pick<Dose, 'medicineId' | 'date' | 'time'>;

@Injectable()
export class DosesRepository extends UserRows<DoseEntity> {
  constructor(@InjectRepository(DoseEntity) rows: Repository<DoseEntity>, database: Database) {
    super(rows, database);
  }

  onDays(userId: string, from: string, to: string): Promise<DoseEntity[]> {
    return this.ofUser(userId).find({ date: Between(from, to) }, { order: { date: 'DESC', time: 'ASC' } });
  }

  /** All that was answered of one medicine, the oldest id first. */
  ofMedicine(userId: string, medicineId: string): Promise<DoseEntity[]> {
    return inSlices((last) =>
      this.ofUser(userId).find(
        { medicineId, ...(last && { id: MoreThan(last.id) }) },
        { order: { id: 'ASC' }, take: SLICE },
      ),
    );
  }

  /** In the place of what was answered before. Call inside a transaction. */
  async answer(
    userId: string,
    place: DosePlace,
    answered: Pick<DoseEntity, 'answer' | 'answeredAt'>,
  ): Promise<void> {
    const own = this.ofUser(userId);
    if ((await own.count(place)) > 0) await own.update(place, answered);
    else await own.insert({ ...place, ...answered });
  }
}
