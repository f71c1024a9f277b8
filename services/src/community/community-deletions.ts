import { Injectable } from '@nestjs/common';
import { notFound } from '../platform/http/errors';
import { ForgetsDeleted, RestoresDeleted } from '../platform/taken-away/restore-handlers';
import { TakenAway } from '../platform/taken-away/taken-away';
import { CommentsRepository } from './comments/comments.repository';
import { PostsRepository } from './posts/posts.repository';

/** How authors take away what they wrote, and have it back. */
@Injectable()
export class CommunityDeletions {
  constructor(
    private readonly takenAway: TakenAway,
    private readonly posts: PostsRepository,
    private readonly comments: CommentsRepository,
  ) {}

  @RestoresDeleted('comment')
  putBackComment(_userId: string, stored: unknown): Promise<void> {
    return this.comments.putBack(stored);
  }

  @RestoresDeleted('post')
  putBackPost(_userId: string, stored: unknown): Promise<void> {
    return this.posts.putBack(stored);
  }

  @ForgetsDeleted('post')
  forgetPost(postId: string): Promise<void> {
    return this.posts.forget(postId);
  }

  async deletePost(userId: string, id: string): Promise<void> {
    const taken = { userId, kind: 'post', name: id } as const;
    if (!(await this.takenAway.take(taken, () => this.posts.takeAway(userId, id)))) throw notFound('Post');
  }

  async deleteComment(userId: string, id: string): Promise<void> {
    const taken = { userId, kind: 'comment', name: id } as const;
    if (!(await this.takenAway.take(taken, () => this.comments.takeAway(userId, id)))) {
      throw notFound('Comment');
    }
  }
}
