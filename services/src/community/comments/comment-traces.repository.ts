import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { CommentEntity } from '../lib/comment.entity';
import { PostEntity } from '../lib/post.entity';

/** The comments one person has left. */
@Injectable()
export class CommentTracesRepository {
  constructor(private readonly database: Database) {}

  of(userId: string): Promise<CommentEntity[]> {
    return this.comments.find({ where: { userId }, order: { id: 'ASC' } });
  }

  /** Call inside a transaction. Returns the ids of what was removed; the posts below which it stood count anew. */
  async erase(userId: string): Promise<string[]> {
    const hers = await this.comments.findBy({ userId });
    for (const { postId, hiddenAt } of hers) {
      if (hiddenAt === null) {
        await this.database.repository(PostEntity).decrement({ id: postId }, 'commentCount', 1);
      }
    }
    await this.comments.delete({ userId });
    return hers.map(({ id }) => id);
  }

  private get comments() {
    return this.database.repository(CommentEntity);
  }
}
