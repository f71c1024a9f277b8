import { Column, Entity } from 'typeorm';
import { Instant, OwnId, UserKey } from '../../platform/database/columns';

/** What she wants to ask, and what she was told. */
@Entity('care_questions')
export class QuestionEntity {
  @UserKey() userId!: string;
  @OwnId() id!: string;
  @Column('varchar', { length: 300 }) words!: string;
  /** Where it comes from, as she reads it. */
  @Column('varchar', { length: 60, nullable: true }) origin!: string | null;
  @Column('varchar', { length: 1000, nullable: true }) answer!: string | null;
  /** Null as long as it is carried over to the next visit. */
  @Instant({ nullable: true }) askedAt!: Date | null;
  @Instant() writtenAt!: Date;
}
