import type {
  ActivityLevel,
  Allergy,
  GoalNote,
  PregnancyFacts,
  Role,
  UnitSystem,
} from '@nestwell/contracts/account/server';
import type { ClockFace, DateOrder } from '@nestwell/domain/reading';
import { Column, Entity, Index, type ValueTransformer } from 'typeorm';
import { Bytes, Instant, JsonText, LocalDay, OwnId } from '../../platform/database/columns';
import type { QuietState } from './pregnancy';

/** Pounds to the tenth, kept as whole tenths so that no engine rounds them. */
const tenths: ValueTransformer = {
  to: (pounds: number | null | undefined) => (typeof pounds === 'number' ? Math.round(pounds * 10) : pounds),
  from: (kept: number | null) => (kept === null ? null : kept / 10),
};

@Entity('users')
@Index('uq_users_email_key', ['emailKey'], { unique: true })
@Index('ix_users_unproved_since', ['unprovedSince'])
export class UserEntity {
  @OwnId() id!: string;
  /** Keyed hash of the normalised address. Comparing text would let a collation fold look-alikes together. */
  @Bytes(32) emailKey!: Buffer;
  @Column('varchar', { length: 254 }) email!: string;
  @Column('varchar', { length: 120 }) name!: string;
  @Column('varchar', { length: 5 }) role!: Role;
  @Column('varchar', { length: 64 }) timezone!: string;
  @Column('boolean') isPregnant!: boolean;
  /** While set, nothing that counts a pregnancy or a baby is shown; where she was stays in the other columns. */
  @Column('varchar', { length: 6, nullable: true }) quiet!: QuietState | null;
  /** False while she began paused and has been nothing else since. */
  @Column('boolean', { default: true }) hadStage!: boolean;
  @LocalDay({ nullable: true }) lossOn!: string | null;
  @Column('boolean', { nullable: true }) milkHelpWanted!: boolean | null;
  @LocalDay({ nullable: true }) dueDate!: string | null;
  /** She named the date; otherwise it is what her week was turned into. */
  @Column('boolean', { default: false }) isDueDateExact!: boolean;
  @LocalDay({ nullable: true }) babyBornOn!: string | null;
  /** She named the day; otherwise it is what her months were turned into. */
  @Column('boolean', { default: false }) isBirthDateExact!: boolean;
  /** Of one pregnancy: 2 are twins. */
  @Column('int', { default: 1 }) babies!: number;
  /** What she stated under "My pregnancy"; null where she stated nothing. */
  @JsonText({ nullable: true }) pregnancyFacts!: PregnancyFacts | null;
  @Column('boolean') isBreastfeeding!: boolean;
  @Column('int', { nullable: true, transformer: tenths }) currentWeight!: number | null;
  @Column('int', { nullable: true, transformer: tenths }) healthyWeightGoal!: number | null;
  @Column('int', { nullable: true }) height!: number | null;
  @Column('varchar', { length: 9 }) activityLevel!: ActivityLevel;
  /** Null of those who were never asked. */
  @JsonText({ nullable: true }) allergies!: Allergy[] | null;
  @JsonText() dietaryRestrictions!: string[];
  @Column('int') baseCalorieGoal!: number;
  @Column('boolean', { default: true }) nursingMode!: boolean;
  /** Her goal counts what her trimester adds, while she is pregnant. */
  @Column('boolean', { default: false }) trimesterMode!: boolean;
  /** Calories and weights are kept out of her sight. */
  @Column('boolean', { default: false }) hidesFigures!: boolean;
  /** Notes on her goals that she has answered; null where she has answered none. */
  @JsonText({ nullable: true }) answeredNotes!: GoalNote[] | null;
  @Column('varchar', { length: 6 }) units!: UnitSystem;
  /** A BCP 47 tag, as her browser last named it. */
  @Column('varchar', { length: 35, nullable: true }) locale!: string | null;
  @Column('varchar', { length: 11, default: 'auto' }) dateOrder!: DateOrder;
  @Column('varchar', { length: 4, default: 'auto' }) clockFace!: ClockFace;
  /** Each of her logins takes a code by mail, whatever the site asks of others. */
  @Column('boolean', { default: false }) asksForCode!: boolean;
  /** When she ticked 16 or older and agreed that health data is kept; null when made without the form. */
  @Instant({ nullable: true }) consentedAt!: Date | null;
  /** Since when nobody has shown that the address is hers, where the site asks for that; nothing has begun for her yet. */
  @Instant({ nullable: true }) unprovedSince!: Date | null;
  @Instant() createdAt!: Date;
}
