import type { TestBehaviour } from '@nestwell/contracts/billing/server';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Instant } from '../../../platform/database/columns';

/** An order at the built-in test provider, as a real provider would keep it: apart from our ledger. */
@Entity('test_payments')
@Index('uq_test_payments_request', ['requestId'], { unique: true })
export class TestPaymentEntity {
  @PrimaryColumn('varchar', { length: 64 }) id!: string;
  /** Our order's id; a repeated call with it finds what the first made. */
  @Column('varchar', { length: 64 }) requestId!: string;
  @Column('int') cents!: number;
  @Column('varchar', { length: 10 }) state!: 'open' | 'captured' | 'declined';
  /** How the buyer answered; null until she has. */
  @Column('varchar', { length: 8, nullable: true }) behaviour!: TestBehaviour | null;
  @Instant() createdAt!: Date;
}

/** A payment method stored at the test provider. */
@Entity('test_methods')
export class TestMethodEntity {
  @PrimaryColumn('varchar', { length: 64 }) token!: string;
  @Column('varchar', { length: 8 }) behaviour!: TestBehaviour;
}
