import { Entity, PrimaryColumn } from 'typeorm';
import { Instant, UserKey } from '../../platform/database/columns';

/** A line of a week's or month's page that she has ticked. */
@Entity('baby_ticks')
export class BabyTickEntity {
  @UserKey() userId!: string;
  @PrimaryColumn('varchar', { length: 40 }) item!: string;
  @Instant() tickedAt!: Date;
}
