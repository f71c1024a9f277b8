import { Injectable } from '@nestjs/common';
import type { community } from '@nestwell/contracts/community';
import type { BodyOf } from '@nestwell/contracts/kernel';
import { Clock } from '../../platform/clock';
import { badRequest, notFound } from '../../platform/http/errors';
import { Audience } from './audience';
import { shownAuthor } from '../lib/shown-author';
import type { BlockEntity } from './block.entity';
import { BlocksRepository } from './blocks.repository';
import { SubjectsRepository } from './subjects.repository';

@Injectable()
export class BlocksService {
  constructor(
    private readonly blocks: BlocksRepository,
    private readonly subjects: SubjectsRepository,
    private readonly audience: Audience,
    private readonly clock: Clock,
  ) {}

  /** By her words, so that blocking an anonymous author does not reveal her. */
  async block(userId: string, { subject, subjectId }: BodyOf<typeof community.blockAuthor>) {
    const words = await this.subjects.find(subject, subjectId);
    if (!words?.authorId) throw notFound(subject === 'post' ? 'Post' : 'Comment');
    if (words.authorId === userId) throw badRequest('subjectId', 'is your own');
    const written = { userId: words.authorId, anonymous: words.anonymous };
    const { user } = shownAuthor(written, await this.audience.namesFor([written]));
    const block = { blockedUserId: words.authorId, shownName: user.name, createdAt: this.clock.now() };
    return toBlockedAuthor(await this.blocks.add(userId, block));
  }

  async list(userId: string) {
    const rows = await this.blocks.ofUser(userId).find({}, { order: { createdAt: 'DESC', id: 'DESC' } });
    return rows.map(toBlockedAuthor);
  }

  async unblock(userId: string, blockId: string): Promise<void> {
    if ((await this.blocks.ofUser(userId).remove({ id: blockId })) === 0) throw notFound('Block');
  }
}

const toBlockedAuthor = ({ id, shownName, createdAt }: BlockEntity) => ({
  id,
  name: shownName,
  createdAt: createdAt.toISOString(),
});
