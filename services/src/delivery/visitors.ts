import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SessionCookie } from '../platform/http/session-cookie';
import type { SessionUser } from '../platform/session-user';
import { LikelyCallers, type LikelyCaller } from '../platform/session/likely-callers';
import { SignedIn } from '../platform/session/signed-in';

/** Who opens a page. */
@Injectable()
export class Visitors {
  constructor(
    private readonly signedIn: SignedIn,
    private readonly likely: LikelyCallers,
  ) {}

  /** Undefined for a visitor without a session. */
  async of(request: FastifyRequest, reply: FastifyReply): Promise<SessionUser | undefined> {
    return this.signedIn.userOf(new SessionCookie(request, reply));
  }

  /** Who it likely is, by the cookie alone. */
  guess(request: FastifyRequest, reply: FastifyReply): LikelyCaller | undefined {
    return this.likely.of(new SessionCookie(request, reply));
  }
}
