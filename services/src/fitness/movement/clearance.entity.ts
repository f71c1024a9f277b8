import { Column, Entity } from 'typeorm';
import { OwnId } from '../../platform/database/columns';

/** Her last answer about exercise. */
@Entity('exercise_clearances')
export class ClearanceEntity {
  @OwnId() userId!: string;
  /** Written for servers of the version before, which read it; `situation` says more. */
  @Column('boolean') inPregnancy!: boolean;
  /** What it was given for: in any other situation of hers it is asked anew. Null of answers that say nothing of it. */
  @Column('varchar', { length: 160, nullable: true }) situation!: string | null;
  @Column('boolean') cleared!: boolean;
  @Column('boolean', { nullable: true }) caesarean!: boolean | null;
}
