import { Column, Entity, Index, type ValueTransformer } from 'typeorm';
import { Instant, LocalDay, OwnId, UserKey } from '../../platform/database/columns';

/** Kept in hundredths: engines disagree about decimals, and a tenth of a kilogram must come back as itself. */
const hundredths: ValueTransformer = {
  to: (value: unknown) => (typeof value === 'number' ? Math.round(value * 100) : value),
  from: (value: number | null) => (typeof value === 'number' ? value / 100 : value),
};

const Hundredths = () => Column('int', { nullable: true, transformer: hundredths });
const Level = () => Column('int', { nullable: true });

/** One local day of one member: what she tracked and what she said in the check-in. Null is not answered. */
@Entity('tracking_days')
@Index('ux_tracking_days_user_date', ['userId', 'date'], { unique: true })
export class TrackingDayEntity {
  @UserKey() userId!: string;
  @OwnId() id!: string;
  @LocalDay() date!: string;
  /** Cups in the whole day. */
  @Hundredths() waterIntake!: number | null;
  @Hundredths() sleepHours!: number | null;
  /** Pounds. */
  @Hundredths() weight!: number | null;
  @Level() mood!: number | null;
  @Level() energyLevel!: number | null;
  @Column('boolean', { nullable: true }) postpartumBlues!: boolean | null;
  @Level() anxietyLevel!: number | null;
  @Level() hairLoss!: number | null;
  @Level() brainFog!: number | null;
  @Level() bodyImage!: number | null;
  @Column('text', { nullable: true }) notes!: string | null;
  /** When she last did the check-in on this day; null when she only tracked. */
  @Instant({ nullable: true }) checkedInAt!: Date | null;
  @Instant() updatedAt!: Date;
}
