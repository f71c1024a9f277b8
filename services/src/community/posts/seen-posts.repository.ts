import type { SelectQueryBuilder } from 'typeorm';
import { toBinary } from '../../platform/database/ids';
import { CommentEntity } from '../lib/comment.entity';
import { BlockEntity } from '../lib/block.entity';
import { PostLikeEntity } from './post-like.entity';
import { HiddenWordsEntity } from '../lib/hidden-words.entity';
import type { PostEntity } from '../lib/post.entity';

/** A post as one reader finds it: its `commentCount` leaves out comments that she blocked. */
export interface SeenPost extends PostEntity {
  likedByMe: boolean;
}

interface ReadersOwn {
  liked: number | string;
  unseen: number | string;
  gone: number | string;
}

/** Reads the posts of a query with what the reader made of them, all in one statement. */
export async function seenBy(readerId: string, posts: SelectQueryBuilder<PostEntity>): Promise<SeenPost[]> {
  const { entities, raw } = await posts
    .addSelect(
      (query) =>
        query
          .select('COUNT(*)')
          .from(PostLikeEntity, 'liking')
          .where('liking.postId = post.id AND liking.userId = :reader'),
      'liked',
    )
    .addSelect(
      (query) =>
        query
          .select('COUNT(*)')
          .from(BlockEntity, 'muted')
          .innerJoin(CommentEntity, 'comment', 'comment.userId = muted.blockedUserId')
          .where('muted.userId = :reader AND comment.postId = post.id AND comment.hiddenAt IS NULL')
          .andWhere('comment.anonymous = :anonymous'),
      'unseen',
    )
    .addSelect(
      (query) =>
        query
          .select('COUNT(*)')
          .from(CommentEntity, 'nameless')
          .innerJoin(
            HiddenWordsEntity,
            'hidden',
            'hidden.userId = :reader AND hidden.subjectId = nameless.id',
          )
          .where('nameless.postId = post.id AND nameless.hiddenAt IS NULL'),
      'gone',
    )
    .setParameters({ reader: toBinary(readerId), anonymous: false })
    .getRawAndEntities<ReadersOwn>();
  return entities.map((post, index) => {
    const { liked = 0, unseen = 0, gone = 0 } = raw[index] ?? {};
    const commentCount = post.commentCount - Number(unseen) - Number(gone);
    return { ...post, likedByMe: Number(liked) > 0, commentCount };
  });
}
