import type { SelectQueryBuilder } from 'typeorm';
import { CommentEntity } from '../lib/comment.entity';
import { BlockEntity } from '../lib/block.entity';
import { PostLikeEntity } from './post-like.entity';
import { IN_QUIET_ROOM } from '../lib/in-quiet-room.repository';
import { asReader } from '../lib/leave-out-blocked.repository';
import { HiddenWordsEntity } from '../lib/hidden-words.entity';
import type { PostEntity } from '../lib/post.entity';

/** A post as one reader finds it: its `commentCount` leaves out comments that she is not shown. */
export interface SeenPost extends PostEntity {
  likedByMe: boolean;
}

/** What a reader made of a post, as the engines count it. */
export interface ReadersOwn {
  liked: number | string;
  unseen: number | string;
  gone: number | string;
  /** Comments from outside the quiet room; only where it is read. */
  outside?: number | string;
}

/** Selects beside each post what the reader made of it; who she is `asReader` says. */
export function withReadersOwn(
  posts: SelectQueryBuilder<PostEntity>,
  isQuiet = false,
): SelectQueryBuilder<PostEntity> {
  const inRoom = (alias: string) => (isQuiet ? ` AND ${alias}.quietRoom = :quietRoom` : '');
  if (isQuiet) withOutside(posts);
  return posts
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
          .andWhere(`comment.anonymous = :anonymous${inRoom('comment')}`),
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
          .where(`nameless.postId = post.id AND nameless.hiddenAt IS NULL${inRoom('nameless')}`),
      'gone',
    );
}

/** Comments that a reader of the quiet room is not shown: from outside it, and not hers. */
const withOutside = (posts: SelectQueryBuilder<PostEntity>) =>
  posts.addSelect(
    (query) =>
      query
        .select('COUNT(*)')
        .from(CommentEntity, 'other')
        .where('other.postId = post.id AND other.hiddenAt IS NULL')
        .andWhere('other.quietRoom <> :quietRoom AND other.userId <> :reader'),
    'outside',
  );

/** Reads the posts of a query with what the reader made of them, all in one statement. */
export async function seenBy(
  readerId: string,
  posts: SelectQueryBuilder<PostEntity>,
  isQuiet = false,
): Promise<SeenPost[]> {
  const query = withReadersOwn(posts, isQuiet).setParameters({ ...asReader(readerId), ...IN_QUIET_ROOM });
  const { entities, raw } = await query.getRawAndEntities<ReadersOwn>();
  return entities.map((post, index) => seen(post, raw[index]));
}

const NOTHING: ReadersOwn = { liked: 0, unseen: 0, gone: 0 };

/** The post as the reader finds it, with what `withReadersOwn` selected beside it. */
export const seen = (post: PostEntity, own: ReadersOwn = NOTHING): SeenPost => ({
  ...post,
  likedByMe: Number(own.liked) > 0,
  commentCount: post.commentCount - Number(own.unseen) - Number(own.gone) - Number(own.outside ?? 0),
});
