import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../platform/database/database';
import { CommentEntity } from '../comments/comment.entity';
import { BlockEntity } from '../moderation/block.entity';
import { DecisionEntity } from '../moderation/decision.entity';
import { ReportEntity } from '../moderation/report.entity';
import { SuspensionEntity } from '../moderation/suspension.entity';
import { PostLikeEntity } from '../posts/post-like.entity';
import { PostEntity } from '../posts/post.entity';

const REMOVED = 'This post was removed';

/** Everything one person has left in the community. Call `erase` inside a transaction. */
@Injectable()
export class TracesRepository {
  constructor(private readonly database: Database) {}

  async of(userId: string) {
    const oldestFirst = { where: { userId }, order: { id: 'ASC' as const } };
    return {
      posts: await this.database.repository(PostEntity).find(oldestFirst),
      comments: await this.database.repository(CommentEntity).find(oldestFirst),
      likedPosts: (await this.database.repository(PostLikeEntity).findBy({ userId })).map(
        ({ postId }) => postId,
      ),
      reports: await this.database.repository(ReportEntity).findBy({ reporterId: userId }),
      blocks: (await this.database.repository(BlockEntity).findBy({ userId })).map(
        ({ shownName, createdAt }) => ({
          shownName,
          createdAt,
        }),
      ),
      suspension: await this.database.repository(SuspensionEntity).findOneBy({ userId }),
    };
  }

  async erase(userId: string): Promise<void> {
    await this.eraseLikes(userId);
    await this.eraseComments(userId);
    await this.erasePosts(userId);
    await this.database.repository(ReportEntity).delete({ reporterId: userId });
    await this.database.repository(BlockEntity).delete({ userId });
    await this.database.repository(BlockEntity).delete({ blockedUserId: userId });
    await this.database.repository(SuspensionEntity).delete({ userId });
  }

  private async eraseLikes(userId: string): Promise<void> {
    const likes = this.database.repository(PostLikeEntity);
    for (const { postId } of await likes.findBy({ userId })) {
      await this.posts.decrement({ id: postId }, 'likes', 1);
    }
    await likes.delete({ userId });
  }

  private async eraseComments(userId: string): Promise<void> {
    const comments = this.database.repository(CommentEntity);
    const hers = await comments.findBy({ userId });
    for (const { postId, hiddenAt } of hers) {
      if (hiddenAt === null) await this.posts.decrement({ id: postId }, 'commentCount', 1);
    }
    await comments.delete({ userId });
    await this.forgetModerationOf(hers.map(({ id }) => id));
  }

  /** A post that others answered keeps its place, without her and her words. */
  private async erasePosts(userId: string): Promise<void> {
    const hers = await this.posts.findBy({ userId });
    const ids = hers.map(({ id }) => id);
    const answered = await this.answeredOf(ids);
    const alone = ids.filter((id) => !answered.has(id));
    if (alone.length > 0) {
      await this.database.repository(PostLikeEntity).delete({ postId: In(alone) });
      await this.posts.delete({ id: In(alone) });
    }
    await this.posts.update({ userId }, { userId: null, anonymous: false, content: REMOVED, editedAt: null });
    await this.forgetModerationOf(ids);
  }

  /** Also a hidden comment is one: an admin may show it again. */
  private async answeredOf(postIds: string[]): Promise<ReadonlySet<string>> {
    const comments = await this.database
      .repository(CommentEntity)
      .find({ select: { id: true, postId: true }, where: { postId: In(postIds) } });
    return new Set(comments.map(({ postId }) => postId));
  }

  private async forgetModerationOf(subjectIds: string[]): Promise<void> {
    if (subjectIds.length === 0) return;
    await this.database.repository(ReportEntity).delete({ subjectId: In(subjectIds) });
    await this.database.repository(DecisionEntity).delete({ subjectId: In(subjectIds) });
  }

  private get posts() {
    return this.database.repository(PostEntity);
  }
}
