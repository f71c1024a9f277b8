import { Injectable } from '@nestjs/common';
import type { ShownPosts } from '@nestwell/contracts/community/server';
import { opensQuietRoom, UserNames, UsersService } from '../../account';
import { BlocksRepository } from './blocks.repository';

/** Who may see whose words, and under which name. */
@Injectable()
export class Audience {
  constructor(
    private readonly blocks: BlocksRepository,
    private readonly names: UserNames,
    private readonly members: UsersService,
  ) {}

  /** Whether a reader is shown the quiet room alone: it is hers, and she did not ask for everything. */
  async isQuietFor(readerId: string, { show }: ShownPosts): Promise<boolean> {
    if (show === 'everything') return false;
    const reader = await this.members.find(readerId);
    return reader !== null && opensQuietRoom(reader);
  }

  /** Whether what somebody writes now is shown in the quiet room. */
  async isAfterLoss(authorId: string): Promise<boolean> {
    return (await this.members.find(authorId))?.quiet === 'loss';
  }

  /** Of anonymous words it is never said: that they are missing would tell whose they are. */
  async isHidden(
    readerId: string,
    { userId, anonymous }: { userId: string; anonymous: boolean },
  ): Promise<boolean> {
    return !anonymous && (await this.blocks.hasBlocked(readerId, userId));
  }

  /** Names of those who signed their words; anonymous authors are not even looked up. */
  namesFor(
    written: readonly { userId: string | null; anonymous: boolean }[],
  ): Promise<ReadonlyMap<string, string>> {
    return this.names.namesOf(
      written.flatMap(({ userId, anonymous }) => (userId && !anonymous ? userId : [])),
    );
  }
}
