import { Inject, Injectable, Optional } from '@nestjs/common';
import { paymentRequired } from '../http/errors';
import { Entitlement, type SessionUser } from '../session-user';

/** Who has a running trial or plan. Admins need none, and nobody does where no area sells them. */
@Injectable()
export class Plans {
  constructor(@Optional() @Inject(Entitlement) private readonly entitlement?: Entitlement) {}

  async areRunningFor({ id, role, subscription }: SessionUser): Promise<boolean> {
    if (role === 'admin' || this.entitlement === undefined) return true;
    if (subscription !== undefined) return this.entitlement.isActiveBy(subscription);
    return this.entitlement.isActive(id);
  }

  /** Refuses with 402 whoever has none. */
  async require(user: SessionUser): Promise<void> {
    if (!(await this.areRunningFor(user))) throw paymentRequired();
  }
}
