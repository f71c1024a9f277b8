import { Column, Entity } from 'typeorm';
import { Instant, UserKey } from '../../platform/database/columns';

/** An account that is being erased; the row goes with the last of it. */
@Entity('erasures')
export class ErasureEntity {
  @UserKey() userId!: string;
  @Instant() begunAt!: Date;
  /** Done so far; each is counted where it begins, so that two who erase her take turns. */
  @Column('int') slices!: number;
  /** Until then an instance works on it; of one that stopped in between, another goes on afterwards. */
  @Instant({ nullable: true }) leasedUntil!: Date | null;
}
