import type { FeedbackState } from '@nestwell/contracts/account/server';
import { Column, Entity, Index } from 'typeorm';
import { Instant, OwnId, RefId } from '../../platform/database/columns';

/** A message to the support team; also from people without an account, so it is not a row of a user. */
@Entity('feedback')
@Index('ix_feedback_created', ['createdAt'])
@Index('ix_feedback_user_created', ['userId', 'createdAt'])
export class FeedbackEntity {
  @OwnId() id!: string;
  @RefId({ nullable: true }) userId!: string | null;
  @Column('varchar', { length: 120 }) name!: string;
  @Column('varchar', { length: 254 }) email!: string;
  @Column('text') message!: string;
  @Column('varchar', { length: 10 }) status!: FeedbackState;
  @Instant() createdAt!: Date;
  @Column('text', { nullable: true }) adminReply!: string | null;
  @Instant({ nullable: true }) repliedAt!: Date | null;
  @Column('text', { nullable: true }) adminNotes!: string | null;
}
