import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { unauthorized } from '../http/errors';
import type { SessionCookie } from '../http/session-cookie';
import { RunningSessions } from './running-sessions';
import { SessionRepository } from './session.repository';
import { tokenHashOf } from './token-hash';

/** What was proved in a running session by more than an e-mail address. */
@Injectable()
export class SessionProofs {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly running: RunningSessions,
  ) {}

  /** When she last proved in this session who she is; null when she did not. */
  async provedAt(cookie: SessionCookie): Promise<Date | null> {
    return (await this.running.of(cookie))?.provedAt ?? null;
  }

  /** Ends her other sessions that her e-mail alone began. */
  async endOthersUnproved(userId: string, { token }: SessionCookie): Promise<void> {
    await this.sessions.removeUnprovedOf(userId, tokenHashOf(token ?? ''));
  }

  /**
   * Gives the session another token, so that a copy of the old one opens nothing: whenever what it may do has changed.
   * @param provedAt when she has just proved who she is
   */
  async renew(cookie: SessionCookie, provedAt?: Date): Promise<void> {
    const session = await this.running.of(cookie);
    const token = randomBytes(32).toString('base64url');
    const change = { tokenHash: tokenHashOf(token), ...(provedAt && { provedAt }) };
    if (session === undefined || !(await this.sessions.change(session.tokenHash, change)))
      throw unauthorized();
    cookie.set(token, session.expiresAt);
  }
}
