import type { Role } from '@nestwell/contracts/account/server';
import type { PaidPlanId } from '@nestwell/contracts/billing/server';
import type { Reading, ReadingChoice } from '@nestwell/domain/reading';
import type { SessionEntity } from './session/session.entity';

/** What is kept of a subscription. What it means at a moment is the billing area's to say. */
export interface SubscriptionFacts {
  /** Null when no trial was given, because the address had one before. */
  trialEndsAt: Date | null;
  plan: PaidPlanId | null;
  /** End of the last period paid for; it starts after a running trial, so it covers that too. */
  paidUntil: Date | null;
  /** Access kept beyond the paid period while a failed renewal is being retried. */
  graceUntil: Date | null;
  cancelledAt: Date | null;
}

/** Who a call comes from. */
export interface SessionUser {
  id: string;
  role: Role;
  /** The IANA zone remembered for her; 'UTC' until a client told one. */
  timezone: string;
  /** A BCP 47 tag, as her browser last named it; null until one did. */
  locale: string | null;
  /** How days and clocks are written for her. */
  reading: Reading;
  /** What she chose of that, whatever her browser's language; undefined where nobody can have chosen. */
  chosen?: ReadingChoice;
  /** Read together with the session; null where there is none, undefined where it was not read. */
  subscription?: SubscriptionFacts | null;
}

/** What decides whether a session is still good. */
export type SessionTimes = Pick<
  SessionEntity,
  'tokenHash' | 'userId' | 'role' | 'lastUsedAt' | 'createdAt' | 'expiresAt'
>;

/** A session with whom it belongs to. */
export interface UserOfSession {
  session: SessionTimes;
  user: SessionUser;
}

/** What her client tells of itself with each call. */
export type Whereabouts = Partial<Pick<SessionUser, 'timezone' | 'locale'>>;

/** What the platform needs to know of a user. The account area provides it. */
export abstract class UserDirectory {
  /** Session and user in one read, since every call needs both. Null when either is gone; the session may have ended. */
  abstract bySession(tokenHash: Buffer): Promise<UserOfSession | null>;
  /** Null when there is no such user (any more). */
  abstract find(userId: string): Promise<SessionUser | null>;
  /**
   * Her role as it stands, which nobody changes until the running transaction ends. Undefined when there is no such user
   * (any more). Call inside a transaction.
   */
  abstract lockRole(userId: string): Promise<Role | undefined>;
  /** What she is called; undefined when there is no such user (any more). */
  abstract nameOf(userId: string): Promise<string | undefined>;
  /** Keeps what her client last told, for jobs, feeds and what is written to her. */
  abstract remember(userId: string, told: Whereabouts): Promise<void>;
}

/** Whether a user has a running trial or plan. The billing area provides it; admins are never asked. */
export abstract class Entitlement {
  abstract isActive(userId: string): Promise<boolean>;
  /** The same from what was read already. */
  abstract isActiveBy(subscription: SubscriptionFacts | null): boolean;
}
