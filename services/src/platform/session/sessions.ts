import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DAY } from '@nestwell/domain/moments';
import { Clock } from '../clock';
import { outageOf } from '../database/failures';
import type { SessionCookie } from '../http/session-cookie';
import { SessionRepository } from './session.repository';

const LIFETIME = 180 * DAY;
/** Milliseconds that a read waits for its session to be extended. */
const PATIENCE = 250;

@Injectable()
export class Sessions {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly clock: Clock,
  ) {}

  /** Signs a user in: always a new session, whatever cookie came along, which ends with it. */
  async begin(cookie: SessionCookie, userId: string): Promise<void> {
    await this.end(cookie);
    const token = randomBytes(32).toString('base64url');
    const expiresAt = await this.create(token, userId);
    cookie.set(token, expiresAt);
    cookie.begunFor = userId;
  }

  /** The signed-in user's id, or undefined. A session in use is extended once a day. */
  async userOf(cookie: SessionCookie): Promise<string | undefined> {
    const { token } = cookie;
    if (token === undefined) return undefined;
    const session = await this.sessions.find(hashOf(token));
    const now = this.clock.now();
    if (session === null || session.expiresAt <= now) return undefined;
    const expiresAt = new Date(now.getTime() + LIFETIME);
    if (expiresAt.getTime() - session.expiresAt.getTime() > DAY) {
      // She reads on where nothing can be written just now: her next call extends it.
      if (await this.extended(session.tokenHash, expiresAt)) cookie.set(token, expiresAt);
    }
    return session.userId;
  }

  /** Signs this browser out. */
  async end(cookie: SessionCookie): Promise<void> {
    const { token } = cookie;
    if (token !== undefined) await this.sessions.remove(hashOf(token));
    cookie.clear();
  }

  /** Signs a user out everywhere. */
  endAllOf(userId: string): Promise<void> {
    return this.sessions.removeAllOf(userId);
  }

  removeExpired(): Promise<void> {
    return this.sessions.removeExpired(this.clock.now());
  }

  /** When and until when a user's sessions run, for her export. */
  async listOf(userId: string): Promise<{ createdAt: string; expiresAt: string }[]> {
    const sessions = await this.sessions.ofUser(userId);
    return sessions.map(({ createdAt, expiresAt }) => ({
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    }));
  }

  /** False where nothing can be written soon enough: she only reads, and must not wait for it. */
  private extended(tokenHash: Buffer, expiresAt: Date): Promise<boolean> {
    const extending = this.sessions.extend(tokenHash, expiresAt).then(
      () => true,
      (error: unknown) => {
        if (outageOf(error) === undefined) throw error;
        return false;
      },
    );
    return Promise.race([extending, sleep(PATIENCE, false, { ref: false })]);
  }

  private async create(token: string, userId: string): Promise<Date> {
    const createdAt = this.clock.now();
    const expiresAt = new Date(createdAt.getTime() + LIFETIME);
    await this.sessions.insert({ tokenHash: hashOf(token), userId, createdAt, expiresAt });
    return expiresAt;
  }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();
