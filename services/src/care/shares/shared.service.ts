import { Injectable } from '@nestjs/common';
import type { SharedView } from '@nestwell/contracts/care/server';
import { FoundShares } from './found-shares';
import { ShareContents } from './share-contents';
import { ShareOpenings } from './share-openings';

interface Opener {
  /** Of whoever is signed in in that browser: she sees her own link without being told of it. */
  userId?: string;
  userAgent?: string;
}

/** What whoever holds a link is shown. */
@Injectable()
export class SharedService {
  constructor(
    private readonly shares: FoundShares,
    private readonly contents: ShareContents,
    private readonly openings: ShareOpenings,
  ) {}

  async open(token: string, { userId, userAgent }: Opener): Promise<SharedView> {
    const { share, her } = await this.shares.by(token);
    const shown = await this.contents.of(share.userId, share);
    if (userId !== share.userId) await this.openings.note(share, userAgent);
    return { from: firstName(her.name), until: share.expiresAt.toISOString(), ...shown };
  }
}

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? '';
