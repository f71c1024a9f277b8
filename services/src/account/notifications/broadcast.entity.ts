import type { NotificationPriority, NotificationType } from '@nestwell/contracts/account/server';
import { Column, Entity, Index } from 'typeorm';
import { Instant, OwnId, UserKey } from '../../platform/database/columns';

/** Said to everybody: one row, not one per member, so that sending it is a single write. */
@Entity('broadcasts')
@Index('ix_broadcasts_created', ['createdAt'])
export class BroadcastEntity {
  @OwnId() id!: string;
  @Column('varchar', { length: 20 }) type!: NotificationType;
  @Column('varchar', { length: 120 }) title!: string;
  @Column('varchar', { length: 600 }) message!: string;
  @Column('varchar', { length: 10 }) priority!: NotificationPriority;
  @Column('varchar', { length: 500, nullable: true }) actionUrl!: string | null;
  @Instant() createdAt!: Date;
}

/** She has read a broadcast; `id` is the broadcast's. */
@Entity('broadcast_reads')
export class BroadcastReadEntity {
  @UserKey() userId!: string;
  @OwnId() id!: string;
  @Instant() readAt!: Date;
}
