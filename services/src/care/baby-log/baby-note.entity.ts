import type { BabyNoteAnswer, Milk } from '@nestwell/contracts/care/server';
import type { BabyKind, NappyKind } from '@nestwell/domain/feeding';
import { Column, Entity, Index } from 'typeorm';
import { Instant, JsonText, OwnId, UserKey } from '../../platform/database/columns';

/** What she noted of a baby, or pumped. */
@Entity('baby_log')
@Index('ix_baby_log_user_started_at', ['userId', 'startedAt'])
@Index('ux_baby_log_user_running', ['userId', 'running'], { unique: true })
export class BabyNoteEntity {
  @UserKey() userId!: string;
  @OwnId() id!: string;
  @Column('varchar', { length: 10 }) kind!: BabyKind;
  /** From 1, in the order of her babies; null of what she pumped. */
  @Column('integer', { nullable: true }) baby!: number | null;
  @Instant() startedAt!: Date;
  @Instant({ nullable: true }) endedAt!: Date | null;
  /** What runs of whom, while it does: two phones can never start the same twice. */
  @Column('varchar', { length: 16, nullable: true }) running!: string | null;
  /** Grows with each change: what was read before another one changed it is not written over it. */
  @Column('integer') revision!: number;
  @JsonText() sides!: BabyNoteAnswer['sides'];
  @Column('varchar', { length: 8, nullable: true }) milk!: Milk | null;
  /** Millilitres, as the two below. */
  @Column('integer', { nullable: true }) volume!: number | null;
  @Column('integer', { nullable: true }) volumeLeft!: number | null;
  @Column('integer', { nullable: true }) volumeRight!: number | null;
  @Column('varchar', { length: 5, nullable: true }) nappy!: NappyKind | null;
  @Column('varchar', { length: 60, nullable: true }) name!: string | null;
  @Column('varchar', { length: 300, nullable: true }) note!: string | null;
}
