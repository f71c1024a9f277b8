import type { ActionOutcome } from '@nestwell/contracts/delivery/server';
import { Column, Entity, Index } from 'typeorm';
import { Bytes, Instant, OwnId, RefId } from '../database/columns';

/** What an admin did, or tried to. Only how it ended is written later, once, and only her erasure or age takes from it. */
@Entity('admin_actions')
@Index('ix_admin_actions_at', ['at', 'id'])
@Index('ix_admin_actions_whose', ['whose'])
export class AdminActionEntity {
  @OwnId() id!: string;
  @Instant() at!: Date;
  /** Null where it was done on the machine itself. */
  @RefId({ nullable: true }) adminId!: string | null;
  @Column('varchar', { length: 120 }) adminName!: string;
  @Column('varchar', { length: 80 }) what!: string;
  @Column('varchar', { length: 120 }) call!: string;
  @Column('varchar', { length: 300, nullable: true }) about!: string | null;
  /** A hash of the id of the member whose thing it was: enough to find it when she is erased. */
  @Bytes(32, { nullable: true }) whose!: Buffer | null;
  @Column('varchar', { length: 500, nullable: true }) why!: string | null;
  @Column('varchar', { length: 7 }) outcome!: ActionOutcome;
}
