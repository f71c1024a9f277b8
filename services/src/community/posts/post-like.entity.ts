import { Entity, Index } from 'typeorm';
import { OwnId } from '../../platform/database/columns';

/** One person's like of one post; the key of both makes a second one impossible. */
@Entity('post_likes')
@Index('ix_post_likes_user_id', ['userId'])
export class PostLikeEntity {
  @OwnId() postId!: string;
  @OwnId() userId!: string;
}
