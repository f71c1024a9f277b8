import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import type { Category } from '@nestwell/contracts/community/server';
import { pageSize } from '@nestwell/domain/limits';
import { Database } from '../../platform/database/database';
import { newId, toBinary } from '../../platform/database/ids';
import { revived } from '../../platform/database/revived';
import { pageById, type Paged, type PageRequest } from '../../platform/http/paging';
import { CommentEntity } from '../lib/comment.entity';
import { nameBeside } from '../../account';
import { onlyQuietRoom } from '../lib/in-quiet-room.repository';
import { asReader, leaveOutBlocked } from '../lib/leave-out-blocked.repository';
import { PostLikeEntity } from './post-like.entity';
import { PostEntity } from '../lib/post.entity';
import { seen, seenBy, withReadersOwn, type ReadersOwn, type SeenPost } from './seen-posts.repository';

export interface PostsWanted extends PageRequest {
  category?: Category;
}

/** Sorts after every id that is made. */
export const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Null for who wrote namelessly, and is not even looked up, and for who is gone. */
interface Signed {
  authorName: string | null;
}

@Injectable()
export class PostsRepository {
  constructor(
    @InjectRepository(PostEntity) private readonly rows: Repository<PostEntity>,
    @InjectRepository(PostLikeEntity) private readonly postLikes: Repository<PostLikeEntity>,
    @InjectRepository(CommentEntity) private readonly comments: Repository<CommentEntity>,
    private readonly database: Database,
  ) {}

  /** Newest first by id, which is made in time order: a page never skips or repeats one when new posts arrive. */
  async page(
    readerId: string,
    { limit = pageSize, before, category }: PostsWanted,
  ): Promise<Paged<SeenPost & Signed>> {
    const query = withReadersOwn(this.visible(category !== undefined))
      .addSelect(nameBeside('member.id = post.userId AND post.anonymous = :anonymous'), 'authorName')
      // Also the first page has an upper end, so that both engines walk a range of the index.
      .andWhere('post.id < :last')
      .setParameters({ ...asReader(readerId), last: toBinary(before ?? LAST_ID), category })
      .orderBy('post.id', 'DESC')
      .limit(limit + 1);
    if (category !== undefined) query.useIndex('ix_posts_category_id');
    const { entities, raw } = await query.getRawAndEntities<ReadersOwn & Signed>();
    const rows = entities.map((post, at) => ({
      ...seen(post, raw[at]),
      authorName: raw[at]?.authorName ?? null,
    }));
    return pageById(rows, limit);
  }

  countAfter(readerId: string, id: string, category?: Category): Promise<number> {
    return this.visible(category !== undefined)
      .andWhere('post.id > :id', { id: toBinary(id) })
      .setParameters({ ...asReader(readerId), category })
      .getCount();
  }

  byId(id: string): Promise<PostEntity | null> {
    return this.rows.findOneBy({ id });
  }

  /** Null for one that is hidden, gone, by someone the reader blocked, or outside the quiet room where that is read. */
  async visibleById(readerId: string, id: string, isQuiet = false): Promise<SeenPost | null> {
    const query = this.visible().andWhere('post.id = :id', { id: toBinary(id) });
    const [post] = await seenBy(readerId, isQuiet ? onlyQuietRoom(query) : query, isQuiet);
    return post ?? null;
  }

  /** One of her own, also while it is hidden. */
  async ownById(authorId: string, id: string): Promise<SeenPost | null> {
    const query = this.rows
      .createQueryBuilder('post')
      .where('post.id = :id AND post.userId = :author', { id: toBinary(id), author: toBinary(authorId) });
    const [post] = await seenBy(authorId, query);
    return post ?? null;
  }

  async insert(
    values: Omit<PostEntity, 'id' | 'likes' | 'commentCount' | 'hiddenAt' | 'editedAt'>,
  ): Promise<PostEntity> {
    const row = { id: newId(), likes: 0, commentCount: 0, hiddenAt: null, editedAt: null, ...values };
    await this.database.run(() => this.rows.insert(row));
    return row;
  }

  async update(id: string, changes: Partial<Omit<PostEntity, 'id'>>): Promise<void> {
    await this.rows.update({ id }, changes);
  }

  /** Holds its row until the transaction ends: of two who like it in the same moment, one goes after the other. */
  async holdLikes(id: string): Promise<void> {
    await this.rows.update({ id }, { likes: () => 'likes' });
  }

  async countLike(id: string, by: 1 | -1): Promise<void> {
    await this.rows.increment({ id }, 'likes', by);
  }

  /**
   * Nobody sees its comments and likes without it; they stay until it is forgotten. Undefined where it is gone already;
   * else it, to be kept. Call inside a transaction.
   */
  async takeAway(authorId: string, id: string): Promise<PostEntity[] | undefined> {
    const row = await this.rows.findOneBy({ id, userId: authorId });
    return row !== null && (await this.rows.delete({ id })).affected !== 0 ? [row] : undefined;
  }

  /** With the comments and likes that are still there. Call inside a transaction. */
  async putBack(kept: unknown): Promise<void> {
    for (const row of revived(this.rows, kept)) {
      const postId = row.id;
      const likes = await this.postLikes.countBy({ postId });
      const commentCount = await this.comments.countBy({ postId, hiddenAt: IsNull() });
      await this.rows.insert({ ...row, likes, commentCount });
    }
  }

  /** What stood below a post that does not come back. Call inside a transaction. */
  async forget(postId: string): Promise<void> {
    await this.comments.delete({ postId });
    await this.postLikes.delete({ postId });
  }

  /** Who reads, and of which category, is said by its values. */
  private visible(ofCategory = false) {
    const query = this.rows.createQueryBuilder('post').where('post.hiddenAt IS NULL');
    if (ofCategory) query.andWhere('post.category = :category');
    return leaveOutBlocked(query);
  }
}
