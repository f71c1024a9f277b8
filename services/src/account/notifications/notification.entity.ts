import type { NotificationPriority, NotificationType } from '@nestwell/contracts/account/server';
import { Column, Entity, Index } from 'typeorm';
import { Instant, OwnId, UserKey } from '../../platform/database/columns';

@Entity('notifications')
@Index('ix_notifications_user_created', ['userId', 'createdAt'])
@Index('uq_notifications_once', ['userId', 'onceKey'], { unique: true })
export class NotificationEntity {
  @UserKey() userId!: string;
  @OwnId() id!: string;
  @Column('varchar', { length: 20 }) type!: NotificationType;
  @Column('varchar', { length: 120 }) title!: string;
  @Column('varchar', { length: 600 }) message!: string;
  @Column('varchar', { length: 10 }) priority!: NotificationPriority;
  @Column('varchar', { length: 500, nullable: true }) actionUrl!: string | null;
  /** What must be said at most once, whoever says it: 'trial-ending'. */
  @Column('varchar', { length: 80, nullable: true }) onceKey!: string | null;
  @Instant() createdAt!: Date;
  @Instant({ nullable: true }) readAt!: Date | null;
}
