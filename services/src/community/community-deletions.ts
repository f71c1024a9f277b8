import { Injectable, type OnModuleInit } from '@nestjs/common';
import { notFound } from '../platform/http/errors';
import { TakenAway } from '../platform/taken-away/taken-away';
import { CommentsRepository } from './comments/comments.repository';
import { PostsRepository } from './posts/posts.repository';

/** How authors take away what they wrote, and have it back. */
@Injectable()
export class CommunityDeletions implements OnModuleInit {
  constructor(
    private readonly takenAway: TakenAway,
    private readonly posts: PostsRepository,
    private readonly comments: CommentsRepository,
  ) {}

  onModuleInit(): void {
    this.takenAway.register('comment', { putBack: (_author, kept) => this.comments.putBack(kept) });
    this.takenAway.register('post', {
      putBack: (_author, kept) => this.posts.putBack(kept),
      forget: (postId) => this.posts.forget(postId),
    });
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
