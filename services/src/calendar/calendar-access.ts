import { Injectable } from '@nestjs/common';
import { Entitlement, UserDirectory, type SessionUser } from '../platform/session-user';

interface Admission {
  user: SessionUser;
  /** Whether her plan is running; admins need none. */
  open: boolean;
}

/** Who the calendar is open to, for work that no call of hers stands behind. */
@Injectable()
export class CalendarAccess {
  constructor(
    private readonly users: UserDirectory,
    private readonly entitlement: Entitlement,
  ) {}

  /** Null when there is no such user (any more). */
  async of(userId: string): Promise<Admission | null> {
    const user = await this.users.find(userId);
    return user && { user, open: user.role === 'admin' || (await this.entitlement.isActive(userId)) };
  }
}
