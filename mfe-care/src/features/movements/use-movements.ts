import type { BabyNoteAnswer } from '@nestwell/contracts/care';
import { addDays, type LocalDate } from '@nestwell/domain/calendar-days';
import { deviceDate, deviceMoment, endOfDeviceDay } from '@nestwell/domain/device-time';
import { countsOf, shortCount } from '@nestwell/domain/labour';
import { useMember, useRegion, useDeviceDate } from '@nestwell/remote-kit';
import { movementCounts } from '@nestwell/safety/signs';
import { useBabyLog } from '../../lib/baby-log/baby-log.queries';
import { isBeforeCounts } from './knows-them';

const DAYS_BACK = 6;

export const lastDays = (today: LocalDate) => ({
  startDate: deviceMoment(addDays(today, -DAYS_BACK)).toISOString(),
  endDate: endOfDeviceDay(today).toISOString(),
});

/** When her baby moved in the last seven days of hers. */
export function useMovements(userId: string) {
  const log = useBabyLog(userId, lastDays(useDeviceDate()));
  const notes = log.data ?? [];
  return {
    log,
    movements: notes.filter(({ kind }) => kind === 'movement'),
    /** When she began counts before their first movement. */
    starts: notes.filter(({ kind }) => kind === 'countStart').map(({ startedAt }) => new Date(startedAt)),
  };
}

/** What her country counts to in two hours, and who says so; null where there is no number, or not yet in her week. */
export function useCountRule() {
  const { region } = useRegion();
  const isEarly = isBeforeCounts(useMember());
  const rule = region && movementCounts[region.country];
  return { rule, region, target: isEarly ? null : (rule?.inTwoHours ?? null) };
}

/** The count that fell short of the number of her country: to call about, or left unfinished on another day. */
export function useShortCount(
  { movements, starts }: { movements: readonly BabyNoteAnswer[]; starts: readonly Date[] },
  now: Date,
) {
  const { target } = useCountRule();
  if (target === null) return undefined;
  const today = deviceDate(now);
  const isToday = (moment: Date) => deviceDate(moment) === today;
  return shortCount(countsOf(movements, target, starts), target, { now, isToday });
}
