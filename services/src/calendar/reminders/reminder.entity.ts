import { Column, Entity, Index } from 'typeorm';
import { Instant, OwnId, RefId, UserKey } from '../../platform/database/columns';
import { Described } from './described.entity';

@Entity('reminders')
@Index('ix_reminders_user_due_at', ['userId', 'dueAt'])
@Index('ix_reminders_user_series', ['userId', 'seriesId', 'dueAt'])
@Index('ix_reminders_unpushed', ['pushedAt', 'notifyAt'])
@Index('ix_reminders_type_due_at', ['type', 'dueAt'])
export class ReminderEntity extends Described {
  @UserKey() userId!: string;
  @OwnId() id!: string;
  @Instant() dueAt!: Date;
  /** When it is announced while the app is closed. Kept so that due notices can be found by an index. */
  @Instant() notifyAt!: Date;
  @Column('boolean') completed!: boolean;
  /** The series it belongs to, named by the id of the series' first reminder. */
  @RefId({ nullable: true }) seriesId!: string | null;
  /** When its notice was given, or given up; null while one is still to come. */
  @Instant({ nullable: true }) pushedAt!: Date | null;
  /** When its notice of the day before was given, or given up; null while one can still come. */
  @Instant({ nullable: true }) dayBeforeAt!: Date | null;
}
