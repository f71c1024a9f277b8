import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { pageSize } from '@nestwell/domain/limits';
import { Database } from '../../platform/database/database';
import { newId, toBinary } from '../../platform/database/ids';
import { revived } from '../../platform/database/revived';
import { notFound } from '../../platform/http/errors';
import { pageById, type Paged, type PageRequest } from '../../platform/http/paging';
import { onlyQuietRoom } from '../lib/in-quiet-room.repository';
import { asReader, leaveOutBlocked } from '../lib/leave-out-blocked.repository';
import { PostEntity } from '../lib/post.entity';
import { CommentEntity } from '../lib/comment.entity';

interface CommentsWanted extends PageRequest {
  /** Only those of the quiet room, and the reader's own. */
  isQuiet?: boolean;
}

@Injectable()
export class CommentsRepository {
  constructor(
    @InjectRepository(CommentEntity) private readonly rows: Repository<CommentEntity>,
    @InjectRepository(PostEntity) private readonly posts: Repository<PostEntity>,
    private readonly database: Database,
  ) {}

  /** Oldest first, without those by people the reader blocked; `before` continues after the row a page ended with. */
  async page(readerId: string, postId: string, request: CommentsWanted): Promise<Paged<CommentEntity>> {
    const { limit = pageSize, before, isQuiet } = request;
    const query = this.rows
      .createQueryBuilder('comment')
      .where('comment.postId = :postId AND comment.hiddenAt IS NULL', { postId: toBinary(postId) })
      .orderBy('comment.id', 'ASC')
      .limit(limit + 1);
    if (before !== undefined) query.andWhere('comment.id > :last', { last: toBinary(before) });
    if (isQuiet) onlyQuietRoom(query);
    const seen = leaveOutBlocked(query).setParameters(asReader(readerId));
    return pageById(await seen.getMany(), limit);
  }

  byId(id: string): Promise<CommentEntity | null> {
    return this.rows.findOneBy({ id });
  }

  /** Adds a comment and counts it on its post. */
  add(values: Omit<CommentEntity, 'id' | 'hiddenAt' | 'editedAt'>): Promise<CommentEntity> {
    const row = { id: newId(), hiddenAt: null, editedAt: null, ...values };
    return this.database.run(async () => {
      await this.rows.insert(row);
      await this.count(row.postId, 1);
      return row;
    });
  }

  async update(id: string, changes: Partial<Omit<CommentEntity, 'id'>>): Promise<void> {
    await this.rows.update({ id }, changes);
  }

  /**
   * Removes a comment and takes it off its post's count, where a hidden one no longer stands. Undefined where it is
   * gone already; else it, to be kept. Call inside a transaction.
   */
  async takeAway(authorId: string, id: string): Promise<CommentEntity[] | undefined> {
    const row = await this.rows.findOneBy({ id, userId: authorId });
    if (row === null || (await this.rows.delete({ id })).affected === 0) return undefined;
    if (row.hiddenAt === null) await this.count(row.postId, -1);
    return [row];
  }

  /** Call inside a transaction. Nothing below a post that is gone. */
  async putBack(kept: unknown): Promise<void> {
    for (const row of revived(this.rows, kept)) {
      if (!(await this.posts.existsBy({ id: row.postId }))) throw notFound('Post');
      await this.rows.insert(row);
      if (row.hiddenAt === null) await this.count(row.postId, 1);
    }
  }

  private async count(postId: string, by: 1 | -1): Promise<void> {
    await this.posts.increment({ id: postId }, 'commentCount', by);
  }
}
