import type { PaymentProviderName } from '@nestwell/contracts/billing/server';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Instant, OwnId, UserKey } from '../../platform/database/columns';

/** The provider's token for a stored payment method; no card or account number ever reaches us. */
@Entity('payment_methods')
@Index('ix_payment_methods_token', ['token'])
export class PaymentMethodEntity {
  @UserKey() userId!: string;
  @OwnId() id!: string;
  @Column('varchar', { length: 10 }) provider!: PaymentProviderName;
  @Column('varchar', { length: 100 }) token!: string;
  @Instant() createdAt!: Date;
  @Instant({ nullable: true }) removedAt!: Date | null;
}

/** A token that the provider is still to be asked to forget; says nothing of whose it was. */
@Entity('unwanted_methods')
export class UnwantedMethodEntity {
  @PrimaryColumn('varchar', { length: 100 }) token!: string;
  @Column('varchar', { length: 10 }) provider!: PaymentProviderName;
}
