import type { User } from '@nestwell/contracts/account';
import { callRuleMet, type Contraction } from '@nestwell/domain/labour';

/** Whether what she timed is to be called about now, by her week and by what she stated of her pregnancy. */
export const isToCall = (all: readonly Contraction[], user: User, now: Date): boolean =>
  callRuleMet(
    all,
    {
      week: user.pregnancyWeek,
      isDateExact: user.isDueDateExact,
      babies: user.babies,
      earlierBirth: user.pregnancyFacts.earlierBirth,
      earlierCaesarean: user.pregnancyFacts.earlierCaesarean,
      lowPlacenta: user.pregnancyFacts.lowPlacenta,
    },
    now,
  ) !== undefined;
