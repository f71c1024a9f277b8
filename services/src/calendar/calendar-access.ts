import { Injectable } from '@nestjs/common';
import {
  leftOutFor,
  ringsWithoutPlan,
  type HiddenReminders,
  type ReminderType,
} from '@nestwell/contracts/calendar/server';
import { UsersService } from '../account';
import { Plans } from '../platform/session/plans';
import { UserDirectory, type SessionUser } from '../platform/session-user';

interface Admission {
  user: SessionUser;
  /** Whether her plan is running; admins need none. */
  open: boolean;
  leftOut: HiddenReminders;
}

/** Who the calendar is open to. */
@Injectable()
export class CalendarAccess {
  constructor(
    private readonly users: UserDirectory,
    private readonly plans: Plans,
    private readonly members: UsersService,
  ) {}

  /** For work that no call of hers stands behind. Null when there is no such user (any more). */
  async of(userId: string): Promise<Admission | null> {
    const user = await this.users.find(userId);
    return user && { user, open: await this.plans.areRunningFor(user), leftOut: await this.leftOut(userId) };
  }

  /** What is neither announced nor handed out in a pause or after a loss. */
  async leftOut(userId: string): Promise<HiddenReminders> {
    const { quiet = null, isPregnant, pregnancyFacts } = (await this.members.find(userId)) ?? {};
    const goesOn = quiet === 'paused' && isPregnant === true && pregnancyFacts?.goesOn === true;
    return leftOutFor({ pregnancyPaused: quiet !== null, goesOn });
  }

  /** Refuses whoever has no plan, but for what rings without one: it must be possible to tick it and to stop it. */
  async require(user: SessionUser, type: ReminderType | undefined): Promise<void> {
    if (type !== ringsWithoutPlan) await this.plans.require(user);
  }
}
