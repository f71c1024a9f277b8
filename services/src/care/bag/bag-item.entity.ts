import type { BagKind } from '@nestwell/contracts/care/server';
import { Column, Entity } from 'typeorm';
import { Instant, OwnId, UserKey } from '../../platform/database/columns';

/** A thing she packs for the birth. */
@Entity('bag_items')
export class BagItemEntity {
  @UserKey() userId!: string;
  @OwnId() id!: string;
  @Column('varchar', { length: 6 }) kind!: BagKind;
  @Column('varchar', { length: 120 }) name!: string;
  @Column('varchar', { length: 120, nullable: true }) note!: string | null;
  @Column('boolean') packed!: boolean;
  /** Among those of its group, the lowest first. */
  @Column('integer') place!: number;
  /** Whose link it was last ticked by, and when; null where she did it herself. */
  @Column('varchar', { length: 40, nullable: true }) tickedBy!: string | null;
  @Instant({ nullable: true }) tickedAt!: Date | null;
}
