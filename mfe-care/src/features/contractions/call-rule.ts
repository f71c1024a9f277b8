import type { User } from '@nestwell/contracts/account';
import { ruleMet, type CallRule, type Contraction } from '@nestwell/domain/labour';
import type { Country } from '@nestwell/safety/lines';
import { termFrom } from '@nestwell/safety/signs';

const rules: Partial<Record<Country, Exclude<CallRule, 'before-term'>>> = {
  us: 'five-one-one',
  gb: 'three-in-ten',
};

/** Whether what she timed is to be called about now, by her week and her country. */
export const isToCall = (
  all: readonly Contraction[],
  { pregnancyWeek }: User,
  country: Country | undefined,
  now: Date,
): boolean =>
  ruleMet(all, {
    now,
    rule: country && rules[country],
    isTerm: (pregnancyWeek ?? 0) >= termFrom.value,
  }) !== undefined;
