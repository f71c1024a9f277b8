import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../platform/database/database';
import { CommentEntity } from '../lib/comment.entity';
import { PostEntity } from '../lib/post.entity';
import { PostLikeEntity } from './post-like.entity';

const REMOVED = 'This post was removed';

/** The posts and likes one person has left. */
@Injectable()
export class PostTracesRepository {
  constructor(private readonly database: Database) {}

  postsOf(userId: string): Promise<PostEntity[]> {
    return this.posts.find({ where: { userId }, order: { id: 'ASC' } });
  }

  async likedPostsOf(userId: string): Promise<string[]> {
    return (await this.likes.findBy({ userId })).map(({ postId }) => postId);
  }

  /**
   * Call inside a transaction, after her comments are gone. Returns the ids of her posts; one that others answered
   * keeps its place, without her and her words.
   */
  async erase(userId: string): Promise<string[]> {
    await this.eraseLikes(userId);
    const ids = (await this.posts.findBy({ userId })).map(({ id }) => id);
    const answered = await this.answeredOf(ids);
    const alone = ids.filter((id) => !answered.has(id));
    if (alone.length > 0) {
      await this.likes.delete({ postId: In(alone) });
      await this.posts.delete({ id: In(alone) });
    }
    await this.posts.update({ userId }, { userId: null, anonymous: false, content: REMOVED, editedAt: null });
    return ids;
  }

  private async eraseLikes(userId: string): Promise<void> {
    for (const { postId } of await this.likes.findBy({ userId })) {
      await this.posts.decrement({ id: postId }, 'likes', 1);
    }
    await this.likes.delete({ userId });
  }

  /** Also a hidden comment is one: an admin may show it again. */
  private async answeredOf(postIds: string[]): Promise<ReadonlySet<string>> {
    const comments = await this.database
      .repository(CommentEntity)
      .find({ select: { id: true, postId: true }, where: { postId: In(postIds) } });
    return new Set(comments.map(({ postId }) => postId));
  }

  private get posts() {
    return this.database.repository(PostEntity);
  }

  private get likes() {
    return this.database.repository(PostLikeEntity);
  }
}
