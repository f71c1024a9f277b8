import { Column, Entity, Index } from 'typeorm';
import { Instant, OwnId, RefId, UserKey } from '../../platform/database/columns';

/** Someone who signed what she no longer wants to see. */
@Entity('community_blocks')
@Index('uq_community_blocks_pair', ['userId', 'blockedUserId'], { unique: true })
@Index('ix_community_blocks_blocked', ['blockedUserId'])
export class BlockEntity {
  @UserKey() userId!: string;
  @OwnId() id!: string;
  @RefId() blockedUserId!: string;
  /** As she saw it then. */
  @Column('varchar', { length: 120 }) shownName!: string;
  @Instant() createdAt!: Date;
}
