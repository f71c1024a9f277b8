import { Entity } from 'typeorm';
import { Instant, OwnId } from '../../platform/database/columns';

/** Until when a person may read but not write. */
@Entity('community_suspensions')
export class SuspensionEntity {
  @OwnId() userId!: string;
  @Instant() until!: Date;
}
