import type { QueueReason, Subject } from '@nestwell/contracts/community/server';
import { Column, Entity, Index } from 'typeorm';
import { Instant, OwnId } from '../../platform/database/columns';

/**
 * One person's report of one post or comment; a second one by her changes nothing. A rule that recognized an emergency
 * reports as nobody.
 */
@Entity('community_reports')
@Index('ix_community_reports_created_at', ['createdAt'])
@Index('ix_community_reports_reporter', ['reporterId'])
export class ReportEntity {
  @OwnId() subjectId!: string;
  @OwnId() reporterId!: string;
  @Column('varchar', { length: 7 }) subject!: Subject;
  @Column('varchar', { length: 15 }) reason!: QueueReason;
  @Column('varchar', { length: 500, nullable: true }) note!: string | null;
  @Instant() createdAt!: Date;
  /** When an admin decided; later reports count anew. */
  @Instant({ nullable: true }) settledAt!: Date | null;
}
