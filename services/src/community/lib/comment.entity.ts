import { Column, Entity, Index } from 'typeorm';
import { Instant, OwnId, RefId } from '../../platform/database/columns';

@Entity('comments')
@Index('ix_comments_post_id', ['postId', 'id'])
@Index('ix_comments_user_post', ['userId', 'postId'])
export class CommentEntity {
  @OwnId() id!: string;
  @RefId() postId!: string;
  @RefId() userId!: string;
  @Column('boolean') anonymous!: boolean;
  /** Written after a loss: shown in the quiet room. Never told to readers. */
  @Column('boolean', { default: false }) quietRoom!: boolean;
  @Column('text') content!: string;
  @Instant({ nullable: true }) hiddenAt!: Date | null;
  @Instant() createdAt!: Date;
  @Instant({ nullable: true }) editedAt!: Date | null;
}
