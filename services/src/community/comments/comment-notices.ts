import { Injectable } from '@nestjs/common';
import { NotificationService } from '../../account';
import { Audience } from '../moderation/audience';
import type { PostEntity } from '../lib/post.entity';
import type { CommentEntity } from '../lib/comment.entity';

/** Tells an author that someone answered her. */
@Injectable()
export class CommentNotices {
  constructor(
    private readonly notifications: NotificationService,
    private readonly audience: Audience,
  ) {}

  /** Not for her own comment, nor for one signed by someone whose words she does not want to see. */
  async tellAuthorOf(post: PostEntity, comment: CommentEntity): Promise<void> {
    if (post.userId === null || post.userId === comment.userId) return;
    if (await this.audience.isHidden(post.userId, comment)) return;
    await this.notifications.notify(post.userId, {
      type: 'personal',
      title: 'New comment on your post',
      // Without a name: it would stay in this inbox after its owner had her account erased.
      message: 'Someone answered what you shared with the community.',
      actionUrl: `/community?post=${post.id}`,
      once: `comment:${comment.id}`,
    });
  }
}
