import type { MoodCheck, MoodSet } from '@nestwell/contracts/care/server';
import { Column, Entity, Index } from 'typeorm';
import { Instant, JsonText, OwnId, UserKey } from '../../platform/database/columns';

type Answers = MoodCheck['whooley'];

/** What she answered; null is what she skipped. Scores are worked out of it where they are shown, and nowhere else. */
@Entity('mood_checks')
@Index('ix_mood_checks_user_taken_at', ['userId', 'takenAt'])
export class MoodCheckEntity {
  @UserKey() userId!: string;
  @OwnId() id!: string;
  @Instant() takenAt!: Date;
  @JsonText() whooley!: Answers;
  @JsonText() gad2!: Answers;
  /** Which questionnaire `mood` answers. */
  @Column('varchar', { length: 4, nullable: true }) moodBy!: MoodSet | null;
  @JsonText({ nullable: true }) mood!: Answers | null;
  @JsonText({ nullable: true }) worry!: Answers | null;
}
