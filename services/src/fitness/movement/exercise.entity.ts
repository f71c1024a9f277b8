import { Column, Entity } from 'typeorm';
import type { Difficulty, ExerciseCategory } from '@nestwell/contracts/fitness/server';
import { JsonText, OwnId } from '../../platform/database/columns';

/** A row of the shared catalogue. Rows are never removed: old workouts point at them. */
@Entity('exercises')
export class ExerciseEntity {
  @OwnId() id!: string;
  @Column('varchar', { length: 80 }) name!: string;
  @Column('varchar', { length: 11 }) category!: ExerciseCategory;
  @Column('varchar', { length: 12 }) difficulty!: Difficulty;
  @Column('int') duration!: number;
  @Column('varchar', { length: 400 }) description!: string;
  @JsonText() instructions!: string[];
  @JsonText() targetMuscles!: string[];
  @Column('int') minMonthsPostpartum!: number;
  @Column('boolean') pregnancySafe!: boolean;
  @Column('boolean') babyFriendly!: boolean;
  @Column('varchar', { length: 200, nullable: true }) youtubeUrl!: string | null;
  @Column('varchar', { length: 120, nullable: true }) channelName!: string | null;
}
