import type {
  OrderKind,
  OrderState,
  PaidPlanId,
  PaymentProviderName,
} from '@nestwell/contracts/billing/server';
import { Column, Entity, Index } from 'typeorm';
import { Instant, OwnId, RefId, UserKey } from '../../platform/database/columns';

/** One payment. Amounts in US cents. */
@Entity('payment_orders')
@Index('uq_payment_orders_provider', ['providerOrderId'], { unique: true })
@Index('ix_payment_orders_capture', ['captureId'])
@Index('ix_payment_orders_state', ['state', 'capturedAt'])
export class OrderEntity {
  @UserKey() userId!: string;
  @OwnId() id!: string;
  @Column('varchar', { length: 10 }) provider!: PaymentProviderName;
  /** Null until the provider has answered. */
  @Column('varchar', { length: 64, nullable: true }) providerOrderId!: string | null;
  @Column('varchar', { length: 8 }) kind!: OrderKind;
  @Column('varchar', { length: 7 }) plan!: PaidPlanId;
  @Column('varchar', { length: 10 }) state!: OrderState;
  @Column('varchar', { length: 2, nullable: true }) country!: string | null;
  @Column('varchar', { length: 3, nullable: true }) region!: string | null;
  @Column('int') netCents!: number;
  @Column('int') taxCents!: number;
  @Column('int') totalCents!: number;
  @Column('varchar', { length: 64, nullable: true }) captureId!: string | null;
  /** End of the period it paid for, once in use. */
  @Instant({ nullable: true }) periodEnd!: Date | null;
  @Instant() createdAt!: Date;
  @Instant({ nullable: true }) capturedAt!: Date | null;
}

/** Every state an order went through, in order; never changed. */
@Entity('payment_events')
@Index('ix_payment_events_order', ['userId', 'orderId'])
export class PaymentEventEntity {
  @UserKey() userId!: string;
  @OwnId() id!: string;
  @RefId() orderId!: string;
  @Column('varchar', { length: 10 }) state!: OrderState;
  @Column('varchar', { length: 200, nullable: true }) detail!: string | null;
  @Instant() at!: Date;
}
