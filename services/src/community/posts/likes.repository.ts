import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Database } from '../../platform/database/database';
import { PostLikeEntity } from './post-like.entity';

@Injectable()
export class LikesRepository {
  constructor(
    @InjectRepository(PostLikeEntity) private readonly rows: Repository<PostLikeEntity>,
    private readonly database: Database,
  ) {}

  async add(postId: string, userId: string): Promise<void> {
    await this.database.run(() => this.rows.insert({ postId, userId }));
  }

  /** Answers whether there was one. */
  async takeBack(postId: string, userId: string): Promise<boolean> {
    return ((await this.rows.delete({ postId, userId })).affected ?? 0) > 0;
  }
}
