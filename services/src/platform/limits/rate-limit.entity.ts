import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Instant } from '../database/columns';

/** Tries of one kind by one caller, until they are forgotten. Only a keyed hash says whose. */
@Entity('rate_limits')
@Index('ix_rate_limits_resets_at', ['resetsAt'])
export class RateLimitEntity {
  @PrimaryColumn('varchar', { length: 43 }) key!: string;
  @Column('int') hits!: number;
  @Instant() resetsAt!: Date;
}
