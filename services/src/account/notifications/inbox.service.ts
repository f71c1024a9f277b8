import { Injectable } from '@nestjs/common';
import type { account, Notification } from '@nestwell/contracts/account/server';
import type { BodyOf } from '@nestwell/contracts/kernel/server';
import { pageSize } from '@nestwell/domain/limits';
import { Clock } from '../../platform/clock';
import { notFound } from '../../platform/http/errors';
import { decodeCursor, pageOf, type Paged, type PageRequest } from '../../platform/http/paging';
import type { BroadcastEntity } from './broadcast.entity';
import { BroadcastReadsRepository, BroadcastsRepository } from './broadcasts.repository';
import type { NotificationEntity } from './notification.entity';
import { NotificationsRepository } from './notifications.repository';
import { UnreadRepository } from './unread.repository';

/** What she finds behind the bell: what was said to her, and what was said to everybody since she joined. */
@Injectable()
export class InboxService {
  constructor(
    private readonly own: NotificationsRepository,
    private readonly broadcasts: BroadcastsRepository,
    private readonly reads: BroadcastReadsRepository,
    private readonly unread: UnreadRepository,
    private readonly clock: Clock,
  ) {}

  async list(userId: string, request: PageRequest): Promise<Paged<Notification>> {
    const limit = request.limit ?? pageSize;
    const cursor = request.before === undefined ? undefined : decodeCursor(request.before);
    const [own, sent] = await Promise.all([
      this.own.ofUser(userId).page('createdAt', { ...request, limit: limit + 1 }),
      this.broadcasts.page(userId, cursor, limit + 1),
    ]);
    const read = await this.reads.readAmong(userId, sent.map(idOf));
    const both = [
      ...own.rows.map(toNotification),
      ...sent.map((row) => toBroadcastNotification(row, read.has(row.id))),
    ];
    both.sort(newestFirst);
    return pageOf(both, limit, ({ createdAt, id }) => ({ at: new Date(createdAt), id }));
  }

  countUnread(userId: string): Promise<number> {
    return this.unread.count(userId);
  }

  async markRead(userId: string, id: string): Promise<Notification> {
    const readAt = this.clock.now();
    const own = await this.own.ofUser(userId).byId(id);
    if (own) {
      if (own.readAt === null) await this.own.ofUser(userId).update({ id }, { readAt });
      return toNotification({ ...own, readAt });
    }
    const broadcast = await this.broadcasts.byId(userId, id);
    if (!broadcast) throw notFound('Notification');
    await this.reads.mark(userId, id, readAt);
    return toBroadcastNotification(broadcast, true);
  }

  async markAllRead(userId: string): Promise<void> {
    const readAt = this.clock.now();
    await this.own.markAllRead(userId, readAt);
    await this.reads.markAll(userId, await this.broadcasts.idsSentTo(userId), readAt);
  }

  async broadcast(request: BodyOf<typeof account.broadcastNotification>): Promise<Notification> {
    const { type, title, message, priority, actionUrl = null } = request;
    const createdAt = this.clock.now();
    return toBroadcastNotification(
      await this.broadcasts.insert({ type, title, message, priority, actionUrl, createdAt }),
      false,
    );
  }
}

const idOf = ({ id }: BroadcastEntity) => id;

function toNotification({
  id,
  type,
  title,
  message,
  priority,
  actionUrl,
  createdAt,
  readAt,
}: NotificationEntity): Notification {
  const isRead = readAt !== null;
  return { id, type, title, message, priority, actionUrl, isRead, createdAt: createdAt.toISOString() };
}

function toBroadcastNotification(row: BroadcastEntity, isRead: boolean): Notification {
  const { id, type, title, message, priority, actionUrl, createdAt } = row;
  return { id, type, title, message, priority, actionUrl, isRead, createdAt: createdAt.toISOString() };
}

function newestFirst(one: Notification, other: Notification): number {
  return other.createdAt.localeCompare(one.createdAt) || other.id.localeCompare(one.id);
}
