import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SessionCookie } from '../http/session-cookie';
import type { SessionUser } from '../session-user';
import { SignedIn } from './signed-in';

/** Who opens a page. */
@Injectable()
export class Visitors {
  constructor(private readonly signedIn: SignedIn) {}

  /** Undefined for a visitor without a session. */
  async of(request: FastifyRequest, reply: FastifyReply): Promise<SessionUser | undefined> {
    return this.signedIn.userOf(new SessionCookie(request, reply));
  }
}
