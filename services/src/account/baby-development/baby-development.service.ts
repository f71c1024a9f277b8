import { Injectable } from '@nestjs/common';
import type { BabyGroup, BabyPage, BabySummary } from '@nestwell/contracts/account/server';
import { correctedMonths, isBeyondTerm } from '@nestwell/domain/ages';
import { whomOf } from '@nestwell/safety/care';
import { Clock } from '../../platform/clock';
import { notFound } from '../../platform/http/errors';
import { localDateOf } from '../../platform/time/zoned';
import { stageOn } from '../users/pregnancy';
import type { UserEntity } from '../users/user.entity';
import { UsersService } from '../users/users.service';
import { groups, pagesOf } from './pages';
import { babySummaryOf } from './summary';

@Injectable()
export class BabyDevelopmentService {
  constructor(
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  /** Where baby is today in her zone; null when there is nothing to follow. */
  async summaryFor(userId: string, zone: string, now = this.clock.now()): Promise<BabySummary | null> {
    const user = await this.users.find(userId);
    if (!user) throw notFound('User');
    const today = localDateOf(now, zone);
    const { pregnancyWeek, monthsPostpartum, dueDate } = stageOn(user, today);
    return babySummaryOf({
      pregnancyWeek,
      monthsPostpartum,
      correctedMonths: correctedMonths(user, today),
      isBeyondTerm: dueDate !== null && isBeyondTerm(dueDate, today),
      ...toldOf(user),
    });
  }

  /** The pages of a group; null while she is quiet, or with no date of that kind to follow. */
  async pagesFor(userId: string, group: BabyGroup, zone: string): Promise<BabyPage[] | null> {
    const user = await this.users.find(userId);
    if (!user) throw notFound('User');
    const today = localDateOf(this.clock.now(), zone);
    const { pregnancyWeek, monthsPostpartum } = stageOn(user, today);
    const counted = groups[group].isMonths ? monthsPostpartum : pregnancyWeek;
    if (counted === null) return null;
    const corrected = correctedMonths(user, today);
    const { allergies, dietaryRestrictions } = user;
    return pagesOf(group, {
      member: { allergies: allergies ?? [], dietaryRestrictions },
      early: corrected === null ? null : counted - corrected,
      ...toldOf(user),
    });
  }
}

const toldOf = ({ babies, pregnancyFacts, units }: UserEntity) => ({
  babies,
  units,
  whom: whomOf({ ...pregnancyFacts, babies }),
});
