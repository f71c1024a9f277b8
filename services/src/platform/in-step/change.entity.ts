import type { DataKind } from '@nestwell/contracts/kernel/server';
import { Column, Entity, Index } from 'typeorm';
import { Instant, OwnId, RefId } from '../database/columns';

/** That something changed, for the other instances and for browsers that come back; never what. */
@Entity('changes')
@Index('ix_changes_at', ['at'])
@Index('ix_changes_user_at', ['userId', 'at'])
export class ChangeEntity {
  @OwnId() id!: string;
  /** Null where it is everybody's. */
  @RefId({ nullable: true }) userId!: string | null;
  @Column('varchar', { length: 24 }) area!: DataKind;
  /** The tab that changed it. */
  @Column('varchar', { length: 32, nullable: true }) tab!: string | null;
  @Instant() at!: Date;
}
