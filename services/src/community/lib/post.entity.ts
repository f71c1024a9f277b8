import type { Category } from '@nestwell/contracts/community/server';
import { Column, Entity, Index } from 'typeorm';
import { Instant, OwnId, RefId } from '../../platform/database/columns';

/** Shared words, so keyed by id alone: ids are made in time order, and every list is read in that order. */
@Entity('posts')
@Index('ix_posts_category_id', ['category', 'id'])
@Index('ix_posts_user_id', ['userId', 'id'])
@Index('ix_posts_quiet_id', ['quietRoom', 'id'])
@Index('ix_posts_quiet_category', ['quietRoom', 'category', 'id'])
export class PostEntity {
  @OwnId() id!: string;
  /** Null once its author has left. */
  @RefId({ nullable: true }) userId!: string | null;
  @Column('boolean') anonymous!: boolean;
  /** Written after a loss: shown in the quiet room. Never told to readers. */
  @Column('boolean', { default: false }) quietRoom!: boolean;
  @Column('text') content!: string;
  @Column('varchar', { length: 9 }) category!: Category;
  /** Counted in the same transaction as the rows they count. */
  @Column('int') likes!: number;
  /** Without those that are hidden from everyone. */
  @Column('int') commentCount!: number;
  /** When moderators, or enough reports, took it from everyone's eyes. */
  @Instant({ nullable: true }) hiddenAt!: Date | null;
  @Instant() createdAt!: Date;
  @Instant({ nullable: true }) editedAt!: Date | null;
}
