import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type FindOptionsWhere, IsNull, LessThan, Repository } from 'typeorm';
import { pageSize } from '@nestwell/domain/limits';
import { Database } from '../../platform/database/database';
import { newId } from '../../platform/database/ids';
import { decodeCursor, pageOf, type Paged, type PageRequest } from '../../platform/http/paging';
import { UserEntity } from '../users/user.entity';
import { FeedbackEntity } from './feedback.entity';

export interface Reply {
  adminReply: string;
  adminNotes: string | null;
  repliedAt: Date;
}

@Injectable()
export class FeedbackRepository {
  constructor(
    @InjectRepository(FeedbackEntity) private readonly rows: Repository<FeedbackEntity>,
    @InjectRepository(UserEntity) private readonly users: Repository<UserEntity>,
    private readonly database: Database,
  ) {}

  async insert(values: Omit<FeedbackEntity, 'id'>): Promise<FeedbackEntity> {
    const row = { id: newId(), ...values };
    await this.database.run(() => this.rows.insert(row));
    return row;
  }

  byId(id: string): Promise<FeedbackEntity | null> {
    return this.rows.findOne({ where: { id } });
  }

  all(request: PageRequest): Promise<Paged<FeedbackEntity>> {
    return this.page({}, request);
  }

  ofUser(userId: string, request: PageRequest): Promise<Paged<FeedbackEntity>> {
    return this.page({ userId }, request);
  }

  /** What she sent signed in, and what was sent from her address without. */
  async everythingOf(userId: string): Promise<FeedbackEntity[]> {
    return this.rows.find({ where: await this.hers(userId), order: { createdAt: 'ASC' } });
  }

  /** Answers whether this reply is the first; a later one changes nothing. */
  async reply(id: string, reply: Reply): Promise<boolean> {
    const result = await this.rows.update({ id, repliedAt: IsNull() }, { ...reply, status: 'responded' });
    return result.affected === 1;
  }

  /** Removes the same; what was sent without a session only while the user's row is there. */
  async erase(userId: string): Promise<void> {
    for (const some of await this.hers(userId)) await this.rows.delete(some);
  }

  private async hers(userId: string): Promise<FindOptionsWhere<FeedbackEntity>[]> {
    const user = await this.users.findOne({ where: { id: userId } });
    return user ? [{ userId }, { userId: IsNull(), email: user.email }] : [{ userId }];
  }

  private async page(
    where: FindOptionsWhere<FeedbackEntity>,
    request: PageRequest,
  ): Promise<Paged<FeedbackEntity>> {
    const limit = request.limit ?? pageSize;
    const rows = await this.rows.find({
      where: after(where, request.before),
      order: { createdAt: 'DESC', id: 'DESC' },
      take: limit + 1,
    });
    return pageOf(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  }
}

function after(
  where: FindOptionsWhere<FeedbackEntity>,
  before: string | undefined,
): FindOptionsWhere<FeedbackEntity>[] {
  if (before === undefined) return [where];
  const { at, id } = decodeCursor(before);
  return [
    { ...where, createdAt: LessThan(at) },
    { ...where, createdAt: at, id: LessThan(id) },
  ];
}
