import type { Rhythm } from '@nestwell/domain/medicines';
import { Column, Entity } from 'typeorm';
import { JsonText, LocalDay, OwnId, UserKey } from '../../platform/database/columns';

/** A medicine as she wrote it down. */
@Entity('medicines')
export class MedicineEntity {
  @UserKey() userId!: string;
  @OwnId() id!: string;
  @Column('varchar', { length: 80 }) name!: string;
  @Column('varchar', { length: 80, nullable: true }) amount!: string | null;
  @Column('varchar', { length: 6 }) rhythm!: Rhythm;
  @JsonText() times!: string[];
  @LocalDay() startsOn!: string;
  @LocalDay({ nullable: true }) endsOn!: string | null;
  @Column('boolean') reminds!: boolean;
  /** The calendar’s reminders of it, one series for each of its times. */
  @JsonText() reminderIds!: string[];
  /** Where it was written down: its reminders keep that clock. */
  @Column('varchar', { length: 64 }) timeZone!: string;
}
