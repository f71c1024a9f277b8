import { Injectable } from '@nestjs/common';
import { UsersService } from '../../account';
import { Clock } from '../../platform/clock';
import { notFound } from '../../platform/http/errors';
import { tokenHashOf } from '../../platform/session/token-hash';
import { SharesRepository } from './shares.repository';

/** What stands behind the secret of a link. That it is over, was ended or never was is one answer. */
@Injectable()
export class FoundShares {
  constructor(
    private readonly shares: SharesRepository,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  async by(token: string) {
    const share = await this.shares.byTokenHash(tokenHashOf(token));
    if (share === null || share.expiresAt <= this.clock.now()) throw nothingThere();
    const her = await this.users.find(share.userId);
    if (her?.quiet !== null) throw nothingThere();
    return { share, her };
  }
}

export const nothingThere = () => notFound('What was shared');
