import { Injectable } from '@nestjs/common';
import type { RunningSession } from '@nestwell/contracts/kernel/server';
import { Clock } from '../clock';
import { notFound } from '../http/errors';
import type { SessionCookie } from '../http/session-cookie';
import type { SessionEntity } from './session.entity';
import { SessionEnds } from './session-ends';
import { SessionRepository } from './session.repository';
import { tokenHashOf } from './token-hash';

/** Where a user is signed in, and signing her out there. */
@Injectable()
export class SessionList {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly clock: Clock,
    private readonly ends: SessionEnds,
  ) {}

  /** The one that asks first, then by last use. */
  async of(userId: string, cookie: SessionCookie): Promise<RunningSession[]> {
    const asking = tokenHashOf(cookie.token ?? '');
    const running = await this.runningOf(userId);
    return running
      .map((session) => toRunningSession(session, session.tokenHash.equals(asking)))
      .sort((one, other) => Number(other.isThisOne) - Number(one.isThisOne) || latestFirst(one, other));
  }

  /** Everything kept of her sessions but their tokens' hashes, for her export. */
  async exportOf(userId: string): Promise<Omit<SessionEntity, 'tokenHash' | 'userId'>[]> {
    const sessions = await this.sessions.ofUser(userId);
    return sessions.map(({ tokenHash: _, userId: __, ...kept }) => kept);
  }

  /** 404 when it is not one of hers, or has ended. */
  async endOne(userId: string, sessionId: string, cookie: SessionCookie): Promise<void> {
    const session = (await this.runningOf(userId)).find((running) => idOf(running) === sessionId);
    if (session === undefined || !(await this.sessions.remove(session.tokenHash))) throw notFound('Session');
    if (session.tokenHash.equals(tokenHashOf(cookie.token ?? ''))) cookie.clear();
  }

  /** Ends all but the one that asks. */
  endOthers(userId: string, cookie: SessionCookie): Promise<void> {
    return this.sessions.removeOthersOf(userId, tokenHashOf(cookie.token ?? ''));
  }

  private async runningOf(userId: string): Promise<SessionEntity[]> {
    const running = await this.sessions.runningOf(userId, this.clock.now());
    return running.filter((session) => this.ends.isRunning(session));
  }
}

/** Half of the token's hash: enough to tell her sessions apart, and nothing that opens one. */
const idOf = ({ tokenHash }: Pick<SessionEntity, 'tokenHash'>) => tokenHash.toString('hex', 0, 16);

function toRunningSession(session: SessionEntity, isThisOne: boolean): RunningSession {
  const { device, deviceKind, lastUsedAt, createdAt } = session;
  return {
    id: idOf(session),
    device,
    deviceKind,
    lastUsedAt: (lastUsedAt ?? createdAt).toISOString(),
    startedAt: createdAt.toISOString(),
    isThisOne,
  };
}

const latestFirst = (one: RunningSession, other: RunningSession) =>
  other.lastUsedAt.localeCompare(one.lastUsedAt);
