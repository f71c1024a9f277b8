import { Column, Entity, Index } from 'typeorm';
import { Instant, OwnId, RefId, UserKey } from '../../platform/database/columns';

/** That a link was opened: when, and on what kind of device. */
@Entity('care_share_openings')
@Index('ix_care_share_openings_share', ['userId', 'shareId', 'openedAt'])
export class ShareOpeningEntity {
  @UserKey() userId!: string;
  @OwnId() id!: string;
  @RefId() shareId!: string;
  @Instant() openedAt!: Date;
  @Column('varchar', { length: 60, nullable: true }) device!: string | null;
}
