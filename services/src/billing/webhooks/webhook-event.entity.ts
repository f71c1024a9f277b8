import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Instant } from '../../platform/database/columns';

/** An event of the provider that was applied; its key makes a second delivery change nothing. */
@Entity('webhook_events')
@Index('ix_webhook_events_received', ['receivedAt'])
export class WebhookEventEntity {
  @PrimaryColumn('varchar', { length: 128 }) id!: string;
  @Column('varchar', { length: 128 }) type!: string;
  @Instant() receivedAt!: Date;
}
