import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { PostLikeEntity } from './post-like.entity';

@Injectable()
export class LikesRepository {
  constructor(private readonly database: Database) {}

  private get rows() {
    return this.database.repository(PostLikeEntity);
  }

  async add(postId: string, userId: string): Promise<void> {
    await this.database.run(() => this.rows.insert({ postId, userId }));
  }

  /** Answers whether there was one. */
  async takeBack(postId: string, userId: string): Promise<boolean> {
    return ((await this.rows.delete({ postId, userId })).affected ?? 0) > 0;
  }
}
