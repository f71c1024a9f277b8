import { Injectable } from '@nestjs/common';
import type { SharedView } from '@nestwell/contracts/care';
import { UsersService } from '../../account';
import { Clock } from '../../platform/clock';
import { notFound } from '../../platform/http/errors';
import { tokenHashOf } from '../../platform/session/token-hash';
import { ShareContents } from './share-contents';
import { ShareOpenings } from './share-openings';
import { SharesRepository } from './shares.repository';

interface Opener {
  /** Of whoever is signed in in that browser: she sees her own link without being told of it. */
  userId?: string;
  userAgent?: string;
}

/** What whoever holds a link is shown. That it is over, was ended or never was is one answer. */
@Injectable()
export class SharedService {
  constructor(
    private readonly shares: SharesRepository,
    private readonly contents: ShareContents,
    private readonly openings: ShareOpenings,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  async open(token: string, { userId, userAgent }: Opener): Promise<SharedView> {
    const share = await this.shares.byTokenHash(tokenHashOf(token));
    if (share === null || share.expiresAt <= this.clock.now()) throw notFound('What was shared');
    const her = await this.users.find(share.userId);
    if (her?.quiet !== null) throw notFound('What was shared');
    const shown = await this.contents.of(share.userId, share);
    if (userId !== share.userId) await this.openings.note(share, userAgent);
    return { from: firstName(her.name), until: share.expiresAt.toISOString(), ...shown };
  }
}

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? '';
