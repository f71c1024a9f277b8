import { Column, Entity, Index } from 'typeorm';
import { OwnId, RefId } from '../../platform/database/columns';

/** How her reminders leave the app. No row means the neutral defaults. */
@Entity('reminder_settings')
@Index('uq_reminder_settings_feed_key', ['feedKey'], { unique: true })
export class ReminderSettingsEntity {
  @OwnId() userId!: string;
  @Column('boolean') showTitlesInFeed!: boolean;
  @Column('boolean') showTitlesInPush!: boolean;
  /** Clock times, HH:mm. */
  @Column('varchar', { length: 5, nullable: true }) quietFrom!: string | null;
  @Column('varchar', { length: 5, nullable: true }) quietUntil!: string | null;
  /** Visits are also announced a day before; null until she chose. */
  @Column('boolean', { nullable: true }) visitsDayBefore!: boolean | null;
  /** The secret part of her private calendar address. */
  @Column('varchar', { length: 43, nullable: true }) feedKey!: string | null;
  /** Another one after each change of what the address answers; null until the first. */
  @RefId({ nullable: true }) feedStamp!: string | null;
}
