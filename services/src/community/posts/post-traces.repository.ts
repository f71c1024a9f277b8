import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, MoreThan, Repository } from 'typeorm';
import { fromBinary } from '../../platform/database/ids';
import { inSlices, SLICE } from '../../platform/database/slices';
import { CommentEntity } from '../lib/comment.entity';
import { PostEntity } from '../lib/post.entity';
import { takeOff } from '../lib/take-off.repository';
import { PostLikeEntity } from './post-like.entity';

const REMOVED = 'This post was removed';

/** The posts and likes one person has left. */
@Injectable()
export class PostTracesRepository {
  constructor(
    @InjectRepository(PostEntity) private readonly posts: Repository<PostEntity>,
    @InjectRepository(PostLikeEntity) private readonly likes: Repository<PostLikeEntity>,
    @InjectRepository(CommentEntity) private readonly comments: Repository<CommentEntity>,
  ) {}

  postsOf(userId: string): Promise<PostEntity[]> {
    return inSlices((last) =>
      this.posts.find({
        where: { userId, ...(last && { id: MoreThan(last.id) }) },
        order: { id: 'ASC' },
        take: SLICE,
      }),
    );
  }

  async likedPostsOf(userId: string): Promise<string[]> {
    const liked = await inSlices<PostLikeEntity>((last) =>
      this.likes.find({
        where: { userId, ...(last && { postId: MoreThan(last.postId) }) },
        order: { postId: 'ASC' },
        take: SLICE,
      }),
    );
    return liked.map(({ postId }) => postId);
  }

  /**
   * Call inside a transaction, after her comments are gone. Returns the ids of posts that are hers no more; one that
   * others answered keeps its place, without her and her words.
   */
  async eraseSome(userId: string): Promise<string[]> {
    const some = await this.posts.find({ where: { userId }, select: { id: true }, take: SLICE });
    const ids = some.map(({ id }) => id);
    if (ids.length === 0) return ids;
    const answered = await this.answeredOf(ids);
    const alone = ids.filter((id) => !answered.has(id));
    if (alone.length > 0) {
      await this.likes.delete({ postId: In(alone) });
      await this.posts.delete({ id: In(alone) });
    }
    const nobodys = { userId: null, anonymous: false, content: REMOVED, editedAt: null };
    if (answered.size > 0) await this.posts.update({ id: In([...answered]) }, nobodys);
    return ids;
  }

  /** Call inside a transaction; false when she likes nothing any more. */
  async eraseSomeLikes(userId: string): Promise<boolean> {
    const some = await this.likes.find({ where: { userId }, take: SLICE });
    const postIds = some.map(({ postId }) => postId);
    await takeOff(this.posts, 'likes', postIds);
    if (postIds.length > 0) await this.likes.delete({ userId, postId: In(postIds) });
    return postIds.length > 0;
  }

  /** Also a hidden comment is one: an admin may show it again. */
  private async answeredOf(postIds: string[]): Promise<ReadonlySet<string>> {
    const comments = await this.comments
      .createQueryBuilder('comment')
      .select('DISTINCT comment.postId', 'postId')
      .where({ postId: In(postIds) })
      .getRawMany<{ postId: Buffer }>();
    return new Set(comments.map(({ postId }) => fromBinary(postId)));
  }
}
