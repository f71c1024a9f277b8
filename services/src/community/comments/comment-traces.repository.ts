import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, MoreThan, Repository } from 'typeorm';
import { inSlices, SLICE } from '../../platform/database/slices';
import { CommentEntity } from '../lib/comment.entity';
import { PostEntity } from '../lib/post.entity';
import { takeOff } from '../lib/take-off.repository';

/** The comments one person has left. */
@Injectable()
export class CommentTracesRepository {
  constructor(
    @InjectRepository(CommentEntity) private readonly comments: Repository<CommentEntity>,
    @InjectRepository(PostEntity) private readonly posts: Repository<PostEntity>,
  ) {}

  of(userId: string): Promise<CommentEntity[]> {
    return inSlices((last) =>
      this.comments.find({
        where: { userId, ...(last && { id: MoreThan(last.id) }) },
        order: { id: 'ASC' },
        take: SLICE,
      }),
    );
  }

  /** Call inside a transaction. Returns the ids of what was removed; the posts below which it stood count anew. */
  async eraseSome(userId: string): Promise<string[]> {
    const some = await this.comments.find({ where: { userId }, take: SLICE });
    const ids = some.map(({ id }) => id);
    const counted = some.filter(({ hiddenAt }) => hiddenAt === null).map(({ postId }) => postId);
    await takeOff(this.posts, 'commentCount', counted);
    if (ids.length > 0) await this.comments.delete({ id: In(ids) });
    return ids;
  }
}
