import type { Priority, Recurrence, ReminderType } from '@nestwell/contracts/calendar/server';
import { Column } from 'typeorm';
import { Instant } from '../../platform/database/columns';

/** What a series and each of its reminders both hold. */
export abstract class Described {
  @Column('varchar', { length: 120 }) title!: string;
  @Column('varchar', { length: 1000, nullable: true }) description!: string | null;
  @Column('varchar', { length: 20 }) type!: ReminderType;
  @Column('varchar', { length: 200, nullable: true }) location!: string | null;
  @Column('varchar', { length: 120, nullable: true }) doctorName!: string | null;
  @Column('varchar', { length: 7 }) recurring!: Recurrence;
  @Instant({ nullable: true }) recurringEndAt!: Date | null;
  @Column('int') notificationMinutes!: number;
  @Column('varchar', { length: 6 }) priority!: Priority;
  /** The zone it was made in, whose wall clock its occurrences keep. */
  @Column('varchar', { length: 64 }) timeZone!: string;
  /** Kept and brought back when she wants; until then neither listed nor announced. */
  @Column('boolean', { default: false }) putAway!: boolean;
}
