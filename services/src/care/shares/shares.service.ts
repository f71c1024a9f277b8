import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { shareLimits, type care, type Share } from '@nestwell/contracts/care/server';
import type { BodyOf } from '@nestwell/contracts/kernel/server';
import { DAY, later } from '@nestwell/domain/moments';
import { UsersService } from '../../account';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { notFound, refused } from '../../platform/http/errors';
import { tokenHashOf } from '../../platform/session/token-hash';
import { ShareContents } from './share-contents';
import type { ShareEntity } from './share.entity';
import { toShare } from './share.mapper';
import { SharesRepository } from './shares.repository';

/** Links that show somebody what she chose. Nobody has one by default, and nothing is in it by default. */
@Injectable()
export class SharesService {
  constructor(
    private readonly shares: SharesRepository,
    private readonly contents: ShareContents,
    private readonly users: UsersService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  make(
    userId: string,
    { name, ...chosen }: BodyOf<typeof care.makeShare>,
  ): Promise<{ share: Share; token: string }> {
    const token = randomBytes(32).toString('base64url');
    const createdAt = this.clock.now();
    const expiresAt = later(createdAt, shareLimits.days * DAY);
    const row = { name, ...chosen, tokenHash: tokenHashOf(token), createdAt, expiresAt };
    return this.database.run(async () => {
      if ((await this.users.find(userId))?.quiet !== null)
        throw refused('not_shared_now', 'Nothing is shared while it is quiet about pregnancy and babies');
      if ((await this.shares.running(userId, createdAt)).length >= shareLimits.shares)
        throw refused('too_many_shares', `${shareLimits.shares} links at most; end one first`);
      await this.contents.check(userId, chosen);
      return { share: toShare(await this.shares.ofUser(userId).insert(row), []), token };
    });
  }

  change(userId: string, id: string, chosen: BodyOf<typeof care.changeShare>): Promise<ShareEntity> {
    return this.database.run(async () => {
      const row = await this.running(userId, id);
      await this.contents.check(userId, chosen);
      await this.shares.ofUser(userId).update({ id }, chosen);
      return { ...row, ...chosen };
    });
  }

  /** A week longer, and never further ahead than the most. */
  lengthen(userId: string, id: string): Promise<ShareEntity> {
    return this.database.run(async () => {
      const row = await this.running(userId, id);
      const most = later(this.clock.now(), shareLimits.mostDays * DAY);
      const week = later(row.expiresAt, shareLimits.days * DAY);
      const expiresAt = week < most ? week : most;
      await this.shares.ofUser(userId).update({ id }, { expiresAt });
      return { ...row, expiresAt };
    });
  }

  private async running(userId: string, id: string): Promise<ShareEntity> {
    const row = await this.shares.ofUser(userId).byId(id);
    if (row === null || row.expiresAt <= this.clock.now()) throw notFound('Link');
    return row;
  }
}
