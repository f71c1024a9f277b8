import { Injectable } from '@nestjs/common';
import {
  notificationLimits,
  type NotificationPriority,
  type NotificationType,
} from '@nestwell/contracts/account/server';
import type { DataKind } from '@nestwell/contracts/kernel/server';
import { Clock } from '../../platform/clock';
import { Changes } from '../../platform/in-step/changes';
import { safeActionUrl } from './action-url';
import { NotificationsRepository } from './notifications.repository';

export interface NewNotification {
  type: NotificationType;
  /** At most 120 characters; longer ones are cut. */
  title: string;
  /** At most 600 characters; longer ones are cut. */
  message: string;
  priority?: NotificationPriority;
  /** `/path` inside the app or `https:` outside it; anything else is dropped. */
  actionUrl?: string;
  /** Says it to her at most once, whichever instance asks: 'trial-ending'. */
  once?: string;
  /** What has changed with what it tells of. */
  changed?: readonly DataKind[];
}

/** How every area tells a user something. Joins the caller's transaction. */
@Injectable()
export class NotificationService {
  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly clock: Clock,
    private readonly changes: Changes,
  ) {}

  /** Answers false when `once` was said before. */
  async notify(
    userId: string,
    { type, title, message, priority, actionUrl, once, changed = [] }: NewNotification,
  ): Promise<boolean> {
    const isSaid = await this.notifications.add(userId, {
      type,
      title: cut(title, notificationLimits.title),
      message: cut(message, notificationLimits.message),
      priority: priority ?? 'normal',
      actionUrl: safeActionUrl(actionUrl),
      onceKey: once ?? null,
      createdAt: this.clock.now(),
      readAt: null,
    });
    if (isSaid) this.changes.note(['notifications', ...changed], { userId });
    return isSaid;
  }
}

/** A cut through an emoji leaves half of it, which cannot be stored; it becomes a replacement mark. */
const cut = (text: string, max: number) => text.slice(0, max).toWellFormed();
