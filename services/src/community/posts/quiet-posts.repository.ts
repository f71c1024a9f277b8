import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Category } from '@nestwell/contracts/community/server';
import { pageSize } from '@nestwell/domain/limits';
import { type SelectQueryBuilder, Repository } from 'typeorm';
import { toBinary } from '../../platform/database/ids';
import { pageById, type Paged } from '../../platform/http/paging';
import { IN_QUIET_ROOM } from '../lib/in-quiet-room.repository';
import { asReader, leaveOutBlocked } from '../lib/leave-out-blocked.repository';
import { PostEntity } from '../lib/post.entity';
import { LAST_ID, type PostsWanted } from './posts.repository';
import { seenBy, type SeenPost } from './seen-posts.repository';

/** What a reader of the quiet room finds: posts of people after a loss, and all of hers. */
@Injectable()
export class QuietPostsRepository {
  constructor(@InjectRepository(PostEntity) private readonly posts: Repository<PostEntity>) {}

  /** Newest first by id. Each part is a range of its own index, and the page is the newest of both. */
  async page(
    readerId: string,
    { limit = pageSize, before, category }: PostsWanted,
  ): Promise<Paged<SeenPost>> {
    const parts = [
      this.ofRoom(category).useIndex(category ? 'ix_posts_quiet_category' : 'ix_posts_quiet_id'),
      this.ownOutside(category).useIndex('ix_posts_user_id'),
    ];
    const found: SeenPost[] = [];
    for (const part of parts) {
      const query = leaveOutBlocked(part)
        .andWhere('post.id < :last', { last: toBinary(before ?? LAST_ID) })
        .orderBy('post.id', 'DESC')
        .limit(limit + 1);
      found.push(...(await seenBy(readerId, query, true)));
    }
    const newest = found.sort((one, other) => (one.id < other.id ? 1 : -1));
    return pageById(newest.slice(0, limit + 1), limit);
  }

  async countAfter(readerId: string, id: string, category?: Category): Promise<number> {
    let count = 0;
    for (const part of [this.ofRoom(category), this.ownOutside(category)])
      count += await leaveOutBlocked(part)
        .andWhere('post.id > :id', { id: toBinary(id) })
        .setParameters({ ...asReader(readerId), ...IN_QUIET_ROOM })
        .getCount();
    return count;
  }

  private ofRoom(category?: Category) {
    return this.visible('post.quietRoom = :quietRoom', category);
  }

  private ownOutside(category?: Category) {
    return this.visible('post.userId = :reader AND post.quietRoom <> :quietRoom', category);
  }

  private visible(part: string, category?: Category): SelectQueryBuilder<PostEntity> {
    const query = this.posts.createQueryBuilder('post').where(`post.hiddenAt IS NULL AND ${part}`);
    return category === undefined ? query : query.andWhere('post.category = :category', { category });
  }
}
