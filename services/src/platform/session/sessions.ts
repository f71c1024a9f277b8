import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DAY, MINUTE } from '@nestwell/domain/moments';
import { Clock } from '../clock';
import { outageOf } from '../database/failures';
import type { SessionCookie } from '../http/session-cookie';
import type { SessionTimes, SessionUser } from '../session-user';
import { deviceOf } from './device';
import { KnownBrowsers } from './known-browsers';
import { RunningSessions } from './running-sessions';
import { SessionEnds } from './session-ends';
import type { SessionEntity } from './session.entity';
import { SessionRepository } from './session.repository';
import { tokenHashOf } from './token-hash';

/** A browser is told from a stranger's for longer than a session lasts. */
const REMEMBERED = 365 * DAY;
/** How exactly it is known when a session was last used: each note of it is a write. */
const NOTED_AFTER = 15 * MINUTE;
/** Milliseconds that a read waits for its session to be extended. */
const PATIENCE = 250;

type SessionUse = Pick<SessionEntity, 'lastUsedAt' | 'expiresAt'>;

@Injectable()
export class Sessions {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly clock: Clock,
    private readonly browsers: KnownBrowsers,
    private readonly ends: SessionEnds,
    private readonly running: RunningSessions,
  ) {}

  /**
   * Signs a user in: always a new session, whatever cookie came along, which ends with it. It is good for the role she
   * had when she proved who she is, and for no other.
   * @param provedAt when she proved it by more than her e-mail
   */
  async begin(
    cookie: SessionCookie,
    { id: userId, role }: Pick<SessionUser, 'id' | 'role'>,
    provedAt: Date | null = null,
  ): Promise<void> {
    await this.end(cookie);
    const token = randomBytes(32).toString('base64url');
    const tokenHash = tokenHashOf(token);
    const now = this.clock.now();
    const expiresAt = this.ends.of({ createdAt: now, lastUsedAt: now });
    const use = { lastUsedAt: now, provedAt, createdAt: now, expiresAt };
    await this.sessions.insert({ tokenHash, userId, role, ...deviceOf(cookie.userAgent), ...use });
    cookie.set(token, expiresAt);
    cookie.remember(this.browsers.proofFor(userId, cookie.known), new Date(now.getTime() + REMEMBERED));
    cookie.begun = { userId, tokenHash };
  }

  /**
   * Gives this browser a new session in the place of one whose cookie never arrived; false where that one was ended.
   * Call inside a transaction.
   */
  async replace(cookie: SessionCookie, tokenHash: Buffer): Promise<boolean> {
    const session = await this.running.byHash(tokenHash);
    if (session === undefined || !(await this.sessions.remove(tokenHash))) return false;
    await this.begin(cookie, { id: session.userId, role: session.role }, session.provedAt);
    return true;
  }

  /** Writes down that a session is used, and extends it: at most every quarter of an hour. */
  async noteUse(session: SessionTimes, cookie: SessionCookie): Promise<void> {
    const { tokenHash, createdAt, lastUsedAt } = session;
    const now = this.clock.now();
    if (now.getTime() - (lastUsedAt ?? createdAt).getTime() <= NOTED_AFTER) return;
    const expiresAt = this.ends.of({ createdAt, lastUsedAt: now });
    const isOlderCookie = expiresAt.getTime() - session.expiresAt.getTime() > DAY;
    const use = { lastUsedAt: now, expiresAt: isOlderCookie ? expiresAt : session.expiresAt };
    // She reads on where nothing can be written just now: her next call notes it.
    if ((await this.extended(tokenHash, use)) && isOlderCookie) cookie.setAgain(expiresAt);
  }

  /** Signs this browser out. */
  async end(cookie: SessionCookie): Promise<void> {
    const { token } = cookie;
    if (token !== undefined) await this.sessions.remove(tokenHashOf(token));
    cookie.clear();
  }

  /** Signs a user out everywhere. */
  endAllOf(userId: string): Promise<void> {
    return this.sessions.removeAllOf(userId);
  }

  removeExpired(deadline: AbortSignal): Promise<void> {
    return this.sessions.removeExpired(this.clock.now(), deadline);
  }

  /** False where nothing can be written soon enough: she only reads, and must not wait for it. */
  private extended(tokenHash: Buffer, use: SessionUse): Promise<boolean> {
    const extending = this.sessions.extend(tokenHash, use).then(
      () => true,
      (error: unknown) => {
        if (outageOf(error) === undefined) throw error;
        return false;
      },
    );
    return Promise.race([extending, sleep(PATIENCE, false, { ref: false })]);
  }
}
