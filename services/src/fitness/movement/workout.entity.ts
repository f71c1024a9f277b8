import { Column, Entity, Index } from 'typeorm';
import { Instant, OwnId, RefId, UserKey } from '../../platform/database/columns';

@Entity('workouts')
@Index('ix_workouts_user_completed_at', ['userId', 'completedAt'])
export class WorkoutEntity {
  @UserKey() userId!: string;
  @OwnId() id!: string;
  @RefId() exerciseId!: string;
  /** Whole minutes. */
  @Column('int') duration!: number;
  @Instant() completedAt!: Date;
}
