import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../platform/database/database';
import { PostLikeEntity } from './post-like.entity';

@Injectable()
export class LikesRepository {
  constructor(private readonly database: Database) {}

  private get rows() {
    return this.database.repository(PostLikeEntity);
  }

  /** Which of these posts she likes. */
  async likedOf(userId: string, postIds: string[]): Promise<ReadonlySet<string>> {
    const rows = postIds.length > 0 ? await this.rows.findBy({ userId, postId: In(postIds) }) : [];
    return new Set(rows.map((row) => row.postId));
  }

  async add(postId: string, userId: string): Promise<void> {
    await this.rows.insert({ postId, userId });
  }

  /** Answers whether there was one. */
  async takeBack(postId: string, userId: string): Promise<boolean> {
    return ((await this.rows.delete({ postId, userId })).affected ?? 0) > 0;
  }

  async postsLikedBy(userId: string): Promise<string[]> {
    return (await this.rows.findBy({ userId })).map((row) => row.postId);
  }
}
