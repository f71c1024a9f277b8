import { Injectable } from '@nestjs/common';
import { UserNames } from '../../account';
import { BlocksRepository } from './blocks.repository';

/** Who may see whose words, and under which name. */
@Injectable()
export class Audience {
  constructor(
    private readonly blocks: BlocksRepository,
    private readonly names: UserNames,
  ) {}

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
