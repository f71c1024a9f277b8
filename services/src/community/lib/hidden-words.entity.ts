import { Entity, Index } from 'typeorm';
import { Instant, OwnId, RefId, UserKey } from '../../platform/database/columns';

/**
 * Anonymous words whose author she blocked. Nothing here says who that is: what else she wrote must not vanish along
 * with them, or its absence would name her.
 */
@Entity('community_hidden_words')
@Index('uq_community_hidden_words_subject', ['userId', 'subjectId'], { unique: true })
export class HiddenWordsEntity {
  @UserKey() userId!: string;
  @OwnId() id!: string;
  @RefId() subjectId!: string;
  @Instant() createdAt!: Date;
}
