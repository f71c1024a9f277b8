import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SessionCookie } from '../http/session-cookie';
import type { SessionUser } from '../session-user';
import { SignedIn } from './signed-in';

/** A page's request, and who was found to make it. */
interface Visit {
  request: FastifyRequest;
  reply: FastifyReply;
  user: SessionUser | undefined;
}

/** Who opens a page. */
@Injectable()
export class Visitors {
  constructor(private readonly signedIn: SignedIn) {}

  /** Undefined for a visitor without a session. */
  async of(request: FastifyRequest, reply: FastifyReply): Promise<SessionUser | undefined> {
    return this.signedIn.userOf(new SessionCookie(request, reply));
  }

  /** Does work whose calls are made on behalf of a page's request, with the session that was found with it. */
  shareSession<T>({ request, reply, user }: Visit, work: () => Promise<T>): Promise<T> {
    return user ? this.signedIn.share(new SessionCookie(request, reply), user, work) : work();
  }
}
