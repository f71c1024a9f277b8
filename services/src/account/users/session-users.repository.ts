import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { fromBinary } from '../../platform/database/ids';
import { instantOf, optionalInstantOf, type StoredInstant } from '../../platform/database/stored-instant';
import type { SubscriptionFacts, UserOfSession } from '../../platform/session-user';
import { sessionUserOf } from './session-user-of';
import { UserEntity } from './user.entity';

/**
 * Every call and page of a signed-in user reads it: 0.05 ms of processor time by this statement, 0.55 by three finds
 * (SQLite); 0.25 and 1.5 on MariaDB.
 */
const BY_SESSION = `SELECT session.user_id, session.role AS session_role, session.last_used_at, session.created_at,
    session.expires_at, user.role, user.timezone, user.locale, user.date_order, user.clock_face,
    subscription.user_id AS subscriber, subscription.trial_ends_at, subscription.plan, subscription.paid_until,
    subscription.grace_until, subscription.cancelled_at
  FROM sessions AS session
  JOIN users AS user ON user.id = session.user_id
  LEFT JOIN subscriptions AS subscription ON subscription.user_id = session.user_id
  WHERE session.token_hash = ?`;

interface Row {
  user_id: Buffer;
  session_role: UserEntity['role'];
  last_used_at: StoredInstant | null;
  created_at: StoredInstant;
  expires_at: StoredInstant;
  role: UserEntity['role'];
  timezone: string;
  locale: string | null;
  date_order: UserEntity['dateOrder'];
  clock_face: UserEntity['clockFace'];
  subscriber: Buffer | null;
  trial_ends_at: StoredInstant | null;
  plan: SubscriptionFacts['plan'];
  paid_until: StoredInstant | null;
  grace_until: StoredInstant | null;
  cancelled_at: StoredInstant | null;
}

/** The one statement of the session guard: session, user and subscription. */
@Injectable()
export class SessionUsersRepository {
  constructor(@InjectRepository(UserEntity) private readonly users: Repository<UserEntity>) {}

  async bySession(tokenHash: Buffer): Promise<UserOfSession | null> {
    const [row] = await this.users.query<Row[]>(BY_SESSION, [tokenHash]);
    if (row === undefined) return null;
    const userId = fromBinary(row.user_id);
    const { role, timezone, locale, date_order: dateOrder, clock_face: clockFace } = row;
    const session = {
      tokenHash,
      userId,
      role: row.session_role,
      lastUsedAt: optionalInstantOf(row.last_used_at),
      createdAt: instantOf(row.created_at),
      expiresAt: instantOf(row.expires_at),
    };
    const user = sessionUserOf({ id: userId, role, timezone, locale, dateOrder, clockFace });
    return { session, user: { ...user, subscription: subscriptionIn(row) } };
  }
}

function subscriptionIn(row: Row): SubscriptionFacts | null {
  if (row.subscriber === null) return null;
  return {
    trialEndsAt: optionalInstantOf(row.trial_ends_at),
    plan: row.plan,
    paidUntil: optionalInstantOf(row.paid_until),
    graceUntil: optionalInstantOf(row.grace_until),
    cancelledAt: optionalInstantOf(row.cancelled_at),
  };
}
