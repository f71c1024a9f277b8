import { Entity, Index } from 'typeorm';
import { Instant, OwnId, UserKey } from '../../platform/database/columns';
import { Described } from './described.entity';

/** The rule behind repeating reminders, and what new occurrences of it look like. */
@Entity('reminder_series')
@Index('ix_reminder_series_made_until', ['madeUntil'])
export class SeriesEntity extends Described {
  @UserKey() userId!: string;
  /** Also the id of the reminder it began with. */
  @OwnId() id!: string;
  @Instant() firstDueAt!: Date;
  /** Occurrences up to here exist, or were deleted by her. */
  @Instant() madeUntil!: Date;
}
