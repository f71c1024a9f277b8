import { Inject, Injectable, Optional } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SessionCookie } from '../platform/http/session-cookie';
import { UserDirectory, type SessionUser } from '../platform/session-user';
import { Sessions } from '../platform/session/sessions';

/** Who opens a page. */
@Injectable()
export class Visitors {
  constructor(
    private readonly sessions: Sessions,
    @Optional() @Inject(UserDirectory) private readonly directory?: UserDirectory,
  ) {}

  /** Undefined for a visitor without a session. */
  async of(request: FastifyRequest, reply: FastifyReply): Promise<SessionUser | undefined> {
    const userId = await this.sessions.userOf(new SessionCookie(request, reply));
    if (userId === undefined) return undefined;
    return (await this.directory?.find(userId)) ?? undefined;
  }
}
