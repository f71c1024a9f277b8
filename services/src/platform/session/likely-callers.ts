import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { SessionCookie } from '../http/session-cookie';
import type { SessionUser } from '../session-user';

const MOST = 5000;

export type LikelyCaller = Pick<SessionUser, 'id' | 'timezone'>;

/**
 * Whose a cookie was when it last came to this process: likely hers still. A server's reads are waited for, so what is
 * hers is asked for beside her session, and not after it. Nothing is made of it, and nobody is given it, before this
 * call's own session says that she is the one.
 */
@Injectable()
export class LikelyCallers {
  private readonly seen = new LRUCache<string, LikelyCaller>({ max: MOST });

  /** Undefined where the signature is not ours, or nobody came with it yet. */
  of({ token }: SessionCookie): LikelyCaller | undefined {
    return token === undefined ? undefined : this.seen.get(token);
  }

  note({ token }: SessionCookie, user: SessionUser | undefined): void {
    if (token === undefined) return;
    if (user === undefined) this.seen.delete(token);
    else if (this.seen.get(token)?.timezone !== user.timezone)
      this.seen.set(token, { id: user.id, timezone: user.timezone });
  }
}
