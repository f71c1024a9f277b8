import type { Role } from '@nestwell/contracts/account';

/** Who a call comes from. */
export interface SessionUser {
  id: string;
  role: Role;
  /** The IANA zone remembered for her; 'UTC' until a client told one. */
  timezone: string;
}

/** What the platform needs to know of a user. The account area provides it. */
export abstract class UserDirectory {
  /** Null when there is no such user (any more). */
  abstract find(userId: string): Promise<SessionUser | null>;
  /** Keeps the zone her client last named, for jobs and feeds. */
  abstract rememberZone(userId: string, zone: string): Promise<void>;
}

/** Whether a user has a running trial or plan. The billing area provides it; admins are never asked. */
export abstract class Entitlement {
  abstract isActive(userId: string): Promise<boolean>;
}
