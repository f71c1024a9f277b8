import { Injectable } from '@nestjs/common';
import type { BlockedAuthor, community } from '@nestwell/contracts/community/server';
import type { BodyOf } from '@nestwell/contracts/kernel/server';
import { Clock } from '../../platform/clock';
import { badRequest, notFound } from '../../platform/http/errors';
import { Audience } from './audience';
import { shownAuthor } from '../lib/shown-author';
import type { BlockEntity } from '../lib/block.entity';
import { BlocksRepository } from './blocks.repository';
import type { HiddenWordsEntity } from '../lib/hidden-words.entity';
import { HiddenWordsRepository } from './hidden-words.repository';
import { SubjectsRepository } from './subjects.repository';

const SOMEONE = 'Someone who posted anonymously';

@Injectable()
export class BlocksService {
  constructor(
    private readonly blocks: BlocksRepository,
    private readonly hiddenWords: HiddenWordsRepository,
    private readonly subjects: SubjectsRepository,
    private readonly audience: Audience,
    private readonly clock: Clock,
  ) {}

  /**
   * Signed words block what their author signs. Anonymous ones are blocked one by one: any more, here or in what
   * vanishes, would tell who wrote them, or that two of them have one author.
   */
  async block(
    userId: string,
    { subject, subjectId }: BodyOf<typeof community.blockAuthor>,
  ): Promise<BlockedAuthor> {
    const words = await this.subjects.find(subject, subjectId);
    if (!words?.authorId) throw notFound(subject === 'post' ? 'Post' : 'Comment');
    const { authorId: blockedUserId, anonymous } = words;
    if (blockedUserId === userId) throw badRequest('subjectId', 'is your own');
    const createdAt = this.clock.now();
    if (anonymous) return toSomeone(await this.hiddenWords.add(userId, { subjectId, createdAt }));
    const written = { userId: blockedUserId, anonymous };
    const { user } = shownAuthor(written, await this.audience.namesFor([written]));
    return toBlockedAuthor(await this.blocks.add(userId, { blockedUserId, shownName: user.name, createdAt }));
  }

  async list(userId: string): Promise<BlockedAuthor[]> {
    const people = await this.blocks.ofUser(userId).find();
    const words = await this.hiddenWords.ofUser(userId).find();
    return [...people.map(toBlockedAuthor), ...words.map(toSomeone)].sort(newestFirst);
  }

  async unblock(userId: string, id: string): Promise<void> {
    if ((await this.blocks.ofUser(userId).remove({ id })) > 0) return;
    if ((await this.hiddenWords.ofUser(userId).remove({ id })) === 0) throw notFound('Block');
  }
}

const toBlockedAuthor = ({ id, shownName, createdAt }: BlockEntity): BlockedAuthor => ({
  id,
  name: shownName,
  anonymous: false,
  createdAt: createdAt.toISOString(),
});

const toSomeone = ({ id, createdAt }: HiddenWordsEntity): BlockedAuthor => ({
  id,
  name: SOMEONE,
  anonymous: true,
  createdAt: createdAt.toISOString(),
});

const newestFirst = (one: BlockedAuthor, other: BlockedAuthor) =>
  other.createdAt.localeCompare(one.createdAt) || other.id.localeCompare(one.id);
