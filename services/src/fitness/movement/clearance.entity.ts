import { Column, Entity } from 'typeorm';
import { OwnId } from '../../platform/database/columns';

/** Her last answer about exercise. */
@Entity('exercise_clearances')
export class ClearanceEntity {
  @OwnId() userId!: string;
  /** Given in pregnancy; after birth it is asked anew. */
  @Column('boolean') inPregnancy!: boolean;
  @Column('boolean') cleared!: boolean;
  @Column('boolean', { nullable: true }) caesarean!: boolean | null;
}
