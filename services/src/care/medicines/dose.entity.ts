import type { DoseAnswer } from '@nestwell/contracts/care/server';
import { Column, Entity, Index } from 'typeorm';
import { Instant, LocalDay, OwnId, RefId, UserKey } from '../../platform/database/columns';

/** What she said of one dose; one without an answer has no row. */
@Entity('medicine_doses')
@Index('ux_medicine_doses_of', ['userId', 'date', 'medicineId', 'time'], { unique: true })
export class DoseEntity {
  @UserKey() userId!: string;
  @OwnId() id!: string;
  @RefId() medicineId!: string;
  @LocalDay() date!: string;
  /** `HH:mm` */
  @Column('varchar', { length: 5 }) time!: string;
  @Column('varchar', { length: 7 }) answer!: DoseAnswer;
  @Instant() answeredAt!: Date;
}
