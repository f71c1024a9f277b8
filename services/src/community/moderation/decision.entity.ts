import type { ModerationAction, Subject } from '@nestwell/contracts/community/server';
import { Column, Entity, Index } from 'typeorm';
import { Instant, OwnId, RefId } from '../../platform/database/columns';

/** What an admin did about reported words, and why. Never changed. */
@Entity('community_decisions')
@Index('ix_community_decisions_subject', ['subjectId', 'id'])
export class DecisionEntity {
  @OwnId() id!: string;
  @RefId() subjectId!: string;
  @Column('varchar', { length: 7 }) subject!: Subject;
  @Column('varchar', { length: 7 }) action!: ModerationAction;
  @RefId() adminId!: string;
  @Column('varchar', { length: 500 }) why!: string;
  @Instant() createdAt!: Date;
}
