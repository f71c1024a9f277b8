import { Inject, Injectable, Optional } from '@nestjs/common';
import { soon, type Soon } from '../database/soon';
import { paymentRequired } from '../http/errors';
import { Entitlement, type SessionUser } from '../session-user';

/** Who has a running trial or plan. Admins need none, and nobody does where no area sells them. */
@Injectable()
export class Plans {
  constructor(@Optional() @Inject(Entitlement) private readonly entitlement?: Entitlement) {}

  areRunningFor({ id, role }: SessionUser): Soon<boolean> {
    if (role === 'admin' || this.entitlement === undefined) return true;
    return this.entitlement.isActive(id);
  }

  /** Refuses with 402 whoever has none. */
  require(user: SessionUser): Soon<void> {
    return soon(this.areRunningFor(user), (areRunning) => {
      if (!areRunning) throw paymentRequired();
    });
  }
}
