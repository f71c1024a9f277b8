import type { PaidPlanId } from '@nestwell/contracts/billing/server';
import { Column, Entity, Index } from 'typeorm';
import { Instant, RefId, UserKey } from '../../platform/database/columns';

/** The next charge of one user. */
@Entity('renewals')
@Index('ix_renewals_next', ['nextChargeAt'])
@Index('ix_renewals_due', ['dueAt'])
export class RenewalEntity {
  @UserKey() userId!: string;
  @Column('varchar', { length: 7 }) plan!: PaidPlanId;
  @Column('varchar', { length: 2, nullable: true }) country!: string | null;
  @Column('varchar', { length: 3, nullable: true }) region!: string | null;
  /** End of the period that the charge continues. */
  @Instant() dueAt!: Date;
  /** Null when it will not be charged (any more). */
  @Instant({ nullable: true }) nextChargeAt!: Date | null;
  @Column('int') failures!: number;
  /** The order of a charge whose outcome is not known yet: the next try repeats it instead of making another. */
  @RefId({ nullable: true }) orderId!: string | null;
  @Instant({ nullable: true }) leasedUntil!: Date | null;
  @Instant({ nullable: true }) remindedAt!: Date | null;
}
