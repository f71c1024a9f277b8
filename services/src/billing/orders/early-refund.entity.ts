import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Instant } from '../../platform/database/columns';

/** A refund that the provider told of before it was known here that the money had been captured. */
@Entity('early_refunds')
@Index('ix_early_refunds_received', ['receivedAt'])
export class EarlyRefundEntity {
  @PrimaryColumn('varchar', { length: 64 }) captureId!: string;
  /** What the provider calls it. */
  @Column('varchar', { length: 128 }) detail!: string;
  @Instant() receivedAt!: Date;
}
