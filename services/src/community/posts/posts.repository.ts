import { Injectable } from '@nestjs/common';
import type { Category } from '@nestwell/contracts/community';
import { IsNull } from 'typeorm';
import { Database } from '../../platform/database/database';
import { newId, toBinary } from '../../platform/database/ids';
import { PAGE_SIZE, pageById, type Paged, type PageRequest } from '../../platform/http/paging';
import { CommentEntity } from '../comments/comment.entity';
import { PostLikeEntity } from './post-like.entity';
import { PostEntity } from './post.entity';

export interface PostsWanted extends PageRequest {
  category?: Category;
  /** Authors whose words the reader does not want to see. */
  without: readonly string[];
}

/** Sorts after every id that is made. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

@Injectable()
export class PostsRepository {
  constructor(private readonly database: Database) {}

  private get rows() {
    return this.database.repository(PostEntity);
  }

  /** Newest first by id, which is made in time order: a page never skips or repeats one when new posts arrive. */
  async page({ limit = PAGE_SIZE, before, ...wanted }: PostsWanted): Promise<Paged<PostEntity>> {
    const query = this.visible(wanted)
      // Also the first page has an upper end, so that both engines walk a range of the index.
      .andWhere('post.id < :before', { before: toBinary(before ?? LAST_ID) })
      .orderBy('post.id', 'DESC')
      .limit(limit + 1);
    return pageById(await query.getMany(), limit);
  }

  countAfter(id: string, wanted: PostsWanted): Promise<number> {
    return this.visible(wanted)
      .andWhere('post.id > :id', { id: toBinary(id) })
      .getCount();
  }

  byId(id: string): Promise<PostEntity | null> {
    return this.rows.findOneBy({ id });
  }

  visibleById(id: string): Promise<PostEntity | null> {
    return this.rows.findOneBy({ id, hiddenAt: IsNull() });
  }

  allOf(userId: string): Promise<PostEntity[]> {
    return this.rows.find({ where: { userId }, order: { id: 'ASC' } });
  }

  async insert(
    values: Omit<PostEntity, 'id' | 'likes' | 'commentCount' | 'hiddenAt' | 'editedAt'>,
  ): Promise<PostEntity> {
    const row = { id: newId(), likes: 0, commentCount: 0, hiddenAt: null, editedAt: null, ...values };
    await this.rows.insert(row);
    return row;
  }

  async update(id: string, changes: Partial<Omit<PostEntity, 'id'>>): Promise<void> {
    await this.rows.update({ id }, changes);
  }

  async count(id: string, what: 'likes' | 'commentCount', by: number): Promise<void> {
    await this.rows.increment({ id }, what, by);
  }

  /** With its comments and likes. */
  remove(id: string): Promise<void> {
    return this.database.run(async () => {
      await this.database.repository(CommentEntity).delete({ postId: id });
      await this.database.repository(PostLikeEntity).delete({ postId: id });
      await this.rows.delete({ id });
    });
  }

  private visible({ category, without }: Pick<PostsWanted, 'category' | 'without'>) {
    const query = this.rows.createQueryBuilder('post').where('post.hiddenAt IS NULL');
    if (category !== undefined) query.andWhere('post.category = :category', { category });
    if (without.length > 0) {
      query.andWhere('(post.userId IS NULL OR post.userId NOT IN (:...without))', {
        without: without.map(toBinary),
      });
    }
    return query;
  }
}
