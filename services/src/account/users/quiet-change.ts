import type { MemberState } from '@nestwell/contracts/account/server';
import type { LocalDate } from '@nestwell/domain/calendar-days';
import { badRequest } from '../../platform/http/errors';
import type { QuietState, StageFacts } from './pregnancy';

/** What of a change decides whether she hears of pregnancies and babies. */
export interface QuietChange {
  state?: MemberState;
  isPregnant?: boolean;
  pregnancyPaused?: boolean;
  babyBornOn?: LocalDate | null;
  lossOn?: LocalDate | null;
}

const QUIET: Record<MemberState, QuietState | null> = {
  pregnant: null,
  postpartum: null,
  paused: 'paused',
  loss: 'loss',
};

/** A state she chooses wins; a birth, or another answer to whether she is pregnant, ends the quiet too. */
export function quietAfter(current: StageFacts, change: QuietChange): QuietState | null {
  if (change.state !== undefined) return QUIET[change.state];
  if (change.pregnancyPaused === true) return current.quiet ?? 'paused';
  if (change.pregnancyPaused === false || change.babyBornOn) return null;
  const { isPregnant } = change;
  if (isPregnant !== undefined && (current.quiet === 'loss' || isPregnant !== current.isPregnant))
    return null;
  return current.quiet;
}

/** The day of the loss after a change: said, kept, or forgotten with the state. */
export function lossOnAfter(
  current: StageFacts,
  quiet: QuietState | null,
  { lossOn }: QuietChange,
  today: LocalDate,
): LocalDate | null {
  if (lossOn && quiet !== 'loss') throw badRequest('lossOn', 'belongs to the state loss');
  if (lossOn && lossOn > today) throw badRequest('lossOn', 'must not be in the future');
  if (quiet !== 'loss') return null;
  return lossOn === undefined ? current.lossOn : lossOn;
}
