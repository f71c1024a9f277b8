import { Column, Entity, Index } from 'typeorm';
import { Instant, OwnId, UserKey } from '../../platform/database/columns';

/** One browser of hers that wants announcements. */
@Entity('push_subscriptions')
@Index('uq_push_subscriptions_endpoint', ['userId', 'endpointHash'], { unique: true })
@Index('ix_push_subscriptions_endpoint_hash', ['endpointHash'])
export class PushSubscriptionEntity {
  @UserKey() userId!: string;
  @OwnId() id!: string;
  @Column('varchar', { length: 1000 }) endpoint!: string;
  /** SHA-256 in hexadecimal: the address itself is too long for an index. */
  @Column('varchar', { length: 64 }) endpointHash!: string;
  @Column('varchar', { length: 120 }) p256dh!: string;
  @Column('varchar', { length: 60 }) auth!: string;
  @Instant() createdAt!: Date;
  /** Messages in a row that failed, and when the first of them did. */
  @Column('int', { default: 0 }) failures!: number;
  @Instant({ nullable: true }) failingSince!: Date | null;
}
